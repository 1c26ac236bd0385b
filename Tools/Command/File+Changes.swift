import Foundation

/// Changes of files and folders that fail with the system's own reasons.
extension File {
  /// Makes a folder that nothing else uses, with random letters behind its path.
  ///
  /// - Throws: `POSIXError`, as all of these.
  static func makeUniqueFolder(at path: String) throws -> String {
    var template = Array("\(path)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw failure() }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Gives a file a second name, or copies it where the file system knows no second names.
  static func link(_ file: String, to place: String) throws {
    try makeFolder(place.folderPart)
    guard Foundation.link(file, place) != 0 else { return }
    try write(try bytes(of: file), to: place)
  }

  /// Moves a file within a file system, in place of one that is there.
  static func move(_ file: String, to place: String) throws {
    guard rename(file, place) == 0 else { throw failure() }
  }

  static func remove(_ file: String) throws {
    guard unlink(file) == 0 else { throw failure() }
  }

  /// Removes a folder if it is empty, then the one that it was in, and so on.
  ///
  /// - Parameter limit: A folder above, which stays.
  static func removeEmptyFolders(from folder: String, upTo limit: String) {
    var folder = folder
    while folder != limit, folder.isContained(in: limit), rmdir(folder) == 0 {
      folder = folder.folderPart
    }
  }

  /// The folders that have to be made so that a path becomes a folder; the deepest first.
  ///
  /// - Parameter path: Absolute.
  static func missingFolders(_ path: String) -> [String] {
    kind(of: path) == nil ? [path] + missingFolders(path.folderPart) : []
  }

  /// An absolute path without links, `.` and `..`. What doesn't exist is taken as it is written.
  static func realPath(_ path: String) -> String {
    let start = path.hasPrefix("/") ? "/" : real(".") ?? "/"
    return path.split(separator: "/").reduce(start) { folder, part in
      switch part {
      case ".": return folder
      case "..": return folder.folderPart
      default:
        let place = folder == "/" ? "/\(part)" : "\(folder)/\(part)"
        return real(place) ?? place
      }
    }
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
