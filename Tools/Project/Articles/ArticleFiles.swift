import Foundation
import WaymarkModel
import WaymarkSystem

/// The Markdown files, and the Swift files with doc comments, that a command's arguments refer to.
package struct ArticleFiles {
  private let package: PackageFolder?

  /// Creates a value that resolves the arguments of commands.
  ///
  /// - Parameter package: The package whose files symbolic links may point to; nil if the documents
  ///   don't belong to a package.
  package init(in package: PackageFolder?) { self.package = package }

  /// The folder to use if there are no arguments. Article names without a folder are also looked up
  /// in it.
  package static let home = "Articles"

  /// Resolves files, folders, article names, and any of them followed by `#example`.
  ///
  /// - Parameter words: The arguments; the folder `Articles/` is used if there are none.
  /// - Throws: `Failure.call` if a word can't be resolved or refers to a file that can't be used;
  ///   `Failure.environment` if a folder can't be read.
  package func selection(of words: [String]) throws -> Selection {
    var selection = Selection(namedFolders: words.filter(FileSystem.isFolder))
    if words.isEmpty, case let found = try files(in: Self.home, endingIn: Self.markdown),
      !found.files.isEmpty
    {
      selection.warnings = try checkedLinks(in: found, of: Self.home)
      for file in found.files { selection.add(file) }
      return selection
    }
    for word in words.isEmpty ? [Self.home] : words {
      if let (files, warnings) = try existing(word) {
        for file in files { selection.add(file) }
        selection.warnings += warnings
        continue
      }
      let (name, example) = Self.parts(of: word)
      let (files, warnings) = try existing(name) ?? ([article(named: name, in: word)], [])
      selection.warnings += warnings
      for file in files {
        if let example { selection.add(example, of: file) } else { selection.add(file) }
      }
    }
    return selection
  }

  /// Splits a word at a `#`. File names can contain `#`, so the longest name that exists is used,
  /// or else the part before the first `#`.
  private static func parts(of word: String) -> (name: String, example: String?) {
    let marks = word.indices.filter { word[$0] == "#" }
    let isThere = { File.kind(of: String(word[..<$0])) != nil }
    // Search backward for the longest path that exists.
    guard let mark = marks.last(where: isThere) ?? marks.first else { return (word, nil) }
    return (String(word[..<mark]), String(word[word.index(after: mark)...]))
  }

  /// Returns the file at a path, or the Markdown and Swift files of a folder with warnings about
  /// its symbolic links; nil if nothing exists there.
  private func existing(_ path: String) throws -> (files: [String], warnings: [String])? {
    guard let kind = File.kind(of: path) else { return nil }
    guard kind == S_IFDIR else {
      try Self.checkDocument(path, kind)
      return ([Self.normalized(path)], [])
    }
    let found = try files(in: Self.normalized(path), endingIn: Self.markdown + ["swift"])
    guard !found.files.isEmpty else {
      throw Failure.call(
        "the folder '\(path)' contains no Markdown or Swift files",
        hint: "specify a folder that contains articles ('.md') or doc comments ('.swift')")
    }
    return (found.files, try checkedLinks(in: found, of: path))
  }

  /// Throws an error if a file can't be a document, so that it isn't searched for examples.
  /// Standard input and the shell's `<(command)` are accepted, although they have no extension.
  private static func checkDocument(_ path: String, _ kind: mode_t) throws {
    let isNamed = kind == S_IFREG && !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
    let name = path.namePart
    let isManifest =
      name == "Package.swift" || name.hasPrefix("Package@") && name.hasSuffix(".swift")
    let extensions = markdown + ["mdown", "mdwn", "mdx", "mkd", "mkdn", "swift", "tutorial"]
    let isDocument = extensions.contains { name.lowercased().hasSuffix("." + $0) }
    guard isNamed, isManifest || !isDocument else { return }
    throw Failure.call(
      isManifest ? "'\(path)' is a manifest, not a document" : "'\(path)' isn't a document",
      hint: "specify Markdown files ('.md' or '.markdown') or Swift files with doc comments "
        + "('.swift')")
  }

  private func article(named name: String, in word: String) throws -> String {
    let known = try files(in: Self.home, endingIn: Self.markdown).files
    for file in known where Article(file: file, text: "").name == name || file == name + ".md" {
      return file
    }
    if let file = try existing(name + ".md")?.files.first { return file }
    let near = nearest(to: name, in: known.map { Article(file: $0, text: "").name })
    let rule =
      name.contains("/") || name.contains(".")
      ? "paths are relative to the current folder"
      : name == Self.home
        ? "create it with 'waymark init', or specify documents, such as 'README.md'"
        : "refer to an article by its file name in \(Self.home)/"
    throw Failure.call(
      "there is no file, folder, or article '\(word)'",
      hint: near.map { "did you mean '\($0)'?" } ?? rule)
  }

  static let markdown = ["md", "markdown"]

  /// Returns all Markdown files below a folder, sorted, without symbolic links that point outside
  /// both the folder and the package.
  ///
  /// - Throws: `Failure.call` if two files have names that differ only in the encoding of accents;
  ///   `Failure.environment` if a folder can't be read.
  package func markdown(in folder: String) throws -> [String] {
    let found = try files(in: folder, endingIn: Self.markdown)
    return found.files.filter { !found.linkedFiles.contains($0) || !isForeignLink($0, in: folder) }
  }

  /// Returns all files below a folder that have one of the extensions; empty if the folder doesn't
  /// exist. Hidden files are omitted, and so is anything that isn't a file, such as a pipe or a
  /// folder whose name has one of the extensions.
  private func files(
    in folder: String, endingIn extensions: [String]
  ) throws -> FolderContents {
    guard FileSystem.isFolder(folder) else { return FolderContents() }
    let contents = try FolderContents(of: folder, in: package, endingIn: extensions)
    // Strings are equal if they are canonically equivalent, even if their bytes differ.
    for (one, other) in zip(contents.files, contents.files.dropFirst()) where one == other {
      throw Failure.call(
        "the names of two files look like '\(one)' but encode the accents differently",
        hint: "rename one of the files")
    }
    return contents
  }

  /// Returns warnings about the symbolic links to folders that aren't followed.
  ///
  /// - Throws: `Failure.call` if a file is a symbolic link that must not be followed.
  private func checkedLinks(
    in found: FolderContents, of folder: String
  ) throws -> [String] {
    for file in found.files
    where found.linkedFiles.contains(file) && isForeignLink(file, in: folder) {
      throw Failure.call(
        "'\(file)' is a symbolic link to a file outside both '\(folder)' and the package",
        hint: "specify the file itself to prove it, or remove the symbolic link")
    }
    let root = FileSystem.realPath(folder)
    return found.skippedLinks.map { link in
      let isAbove = root.isContained(in: FileSystem.realPath(link))
      let target = isAbove ? "to a folder that contains '\(folder)'" : "outside the package"
      return """
        waymark: the symbolic link '\(link)' wasn't followed because it points \(target)
          specify the link's target to prove its files
        """
    }
  }

  /// Returns whether a symbolic link points to a file outside both the folder and the package.
  /// Following it could publish a file that the author isn't allowed to read.
  private func isForeignLink(_ file: String, in folder: String) -> Bool {
    !FileSystem.realPath(file).isContained(inAnyOf: [folder] + package.paths)
  }

  /// Removes a leading `./` and a trailing `/`, so that each file has one name.
  private static func normalized(_ path: String) -> String {
    var path = path
    while path.hasPrefix("./"), path.count > 2 { path.removeFirst(2) }
    return path.withoutTrailingSlashes
  }
}
