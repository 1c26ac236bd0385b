/// The parts of a path, by its slashes alone.
///
/// Not Foundation's, whose own crash on a path of one character.
extension String {
  /// What stands before the last slash: empty for a bare name, `/` for what lies at the root.
  var folderPart: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What stands after the last slash.
  var namePart: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }

  /// What stands after the last dot of the name, in lower case; empty where there is none.
  var fileExtension: String {
    let name = namePart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Without slashes at its end, so that what is made beside it lies beside it.
  var withoutTrailingSlashes: String {
    var path = self
    while path.hasSuffix("/"), path.count > 1 { path.removeLast() }
    return path
  }

  /// True for a folder itself and for every path below it.
  ///
  /// - Parameter folder: Both are as ``File/realPath(_:)`` returns them.
  func isContained(in folder: String) -> Bool {
    self == folder || hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// True if the path is in one of the folders, which needn't be real paths.
  func isContained(inAnyOf folders: some Sequence<String>) -> Bool {
    folders.contains { isContained(in: File.realPath($0)) }
  }
}
