import Foundation

extension FileSystem {
  /// The folder to which relative paths refer; empty if it has been removed.
  package static var workingFolder: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder)
  }

  /// Makes a folder the working folder of this process.
  ///
  /// - Returns: False if there is no such folder, or it can't be entered.
  package static func enter(_ folder: String) -> Bool { chdir(folder) == 0 }

  /// Returns the sorted names of the files and folders in a folder, including hidden ones.
  ///
  /// - Returns: Nil if the folder can't be read; `errno` is then set. Use `?? []` only where the
  ///   contents of such a folder don't matter.
  package static func names(in folder: String) -> [String]? {
    entries(in: folder)?.map(\.name)
  }

  /// A file or folder in a folder.
  package struct Entry {
    /// The last component of the path.
    package let name: String
    /// The file type as in `stat`, without following a symbolic link; nil if the file system
    /// doesn't list it with the name.
    package let kind: mode_t?
  }

  /// Returns the files and folders in a folder, including hidden ones, sorted by name.
  ///
  /// - Returns: Nil if the folder can't be read; `errno` is then set.
  package static func entries(in folder: String) -> [Entry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    return entries(of: stream)?.map { name, kind in
      Entry(name: String(decoding: name, as: UTF8.self), kind: kind)
    }.sorted { $0.name < $1.name }
  }

  /// The files and folders at all levels below a folder.
  package struct Contents {
    /// The sorted paths, relative to the folder.
    package fileprivate(set) var paths: [String] = []
    /// The paths of the folders that can't be read, which are also in `paths`.
    package fileprivate(set) var unreadable: [String] = []
  }

  /// Returns everything below a folder. Links are listed, but not followed.
  ///
  /// - Returns: Nil if the folder itself can't be read.
  package static func contents(of folder: String) -> Contents? {
    guard let names = names(in: folder) else { return nil }
    var contents = Contents()
    add(names, below: "", of: folder, to: &contents)
    contents.paths.sort()
    return contents
  }

  private static func add(
    _ names: [String], below start: String, of folder: String, to contents: inout Contents
  ) {
    for path in names.map({ start + $0 }) {
      contents.paths.append(path)
      var status = stat()
      guard lstat("\(folder)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        continue
      }
      if let inner = Self.names(in: "\(folder)/\(path)") {
        add(inner, below: path + "/", of: folder, to: &contents)
      } else {
        contents.unreadable.append(path)
      }
    }
  }

  /// Returns the path itself or, for a folder, the sorted paths of all files in it, including those
  /// in folders that symbolic links lead to, but not those in `.git` and `.build`. A folder that is
  /// reached more than once, for example through a cycle of links, is visited once. Folders that
  /// can't be read count as empty.
  package static func files(_ path: String) -> [String] {
    var found: [String] = []
    // A link can lead to a whole package, whose build folder changes in every run.
    visit([path], entering: { _, names in names.filter { ![".git", ".build"].contains($0) } }) {
      if $1?.isFolder != true { found.append($0) }
    }
    return found.sorted()
  }

  /// Visits files and folders with everything in them, including what symbolic links lead to. Each
  /// folder precedes its contents, which are visited in the order of their names. A folder that is
  /// reached more than once, for example through a cycle of links, is entered once. Folders that
  /// can't be read count as empty.
  ///
  /// - Parameters:
  ///   - choose: A closure that returns which of the names in a folder to visit.
  ///   - body: A closure that is called with each path, and with the status of what exists there;
  ///     nil if nothing does.
  package static func visit(
    _ paths: [String], entering choose: (_ folder: String, _ names: [String]) -> [String],
    _ body: (_ path: String, _ status: Status?) -> Void
  ) {
    var entered: Set<Identity> = []
    func visit(_ path: String) {
      let status = status(path)
      body(path, status)
      guard let status, status.isFolder, entered.insert(status.identity).inserted else { return }
      for name in choose(path, names(in: path) ?? []) { visit("\(path)/\(name)") }
    }
    paths.forEach(visit)
  }

  /// Returns the names in an open folder as stored by the file system, without `.` and `..`, and
  /// their file types, if the file system lists them. The names don't have to be UTF-8.
  ///
  /// - Returns: Nil if reading fails; `errno` is then set.
  static func entries(of stream: OpaquePointer) -> [(name: [UInt8], kind: mode_t?)]? {
    var entries: [(name: [UInt8], kind: mode_t?)] = []
    errno = 0
    // At the end and after an error, `readdir` returns nil. Only an error sets `errno`.
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      // `d_type` contains the bits of the mode for the file type; 0 if it's unknown.
      let kind = mode_t(entry.pointee.d_type) << 12
      if name != [46], name != [46, 46] { entries.append((name, kind == 0 ? nil : kind)) }
      errno = 0
    }
    return errno == 0 ? entries : nil
  }
}
