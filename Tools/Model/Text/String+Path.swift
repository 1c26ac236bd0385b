/// The components of a path, determined only by its slashes.
///
/// Foundation's equivalents crash on paths of one character.
extension String {
  /// The part before the last slash; empty for a bare name, and `/` for an item in the root folder.
  package var folderPart: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The folders that contain the item, innermost first, except for the root folder.
  package var enclosingFolders: [String] {
    Array(sequence(first: folderPart, next: \.folderPart).prefix { !["", "/"].contains($0) })
  }

  /// The part after the last slash.
  package var namePart: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The lowercased part after the last dot of the name; empty if there is none.
  package var fileExtension: String {
    let name = namePart
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// Whether the path names a Swift file. The case of the extension doesn't matter.
  package var isSwiftFile: Bool { fileExtension == "swift" }

  /// The path without trailing slashes, so that appending a suffix names a sibling.
  package var withoutTrailingSlashes: String {
    var path = self
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return path
  }

  /// Returns whether the path is the given folder or is below it. Both paths must have the same
  /// form: for example, both are absolute paths without symbolic links.
  package func isContained(in folder: String) -> Bool {
    self == folder || hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
