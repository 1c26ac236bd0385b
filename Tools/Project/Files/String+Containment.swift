extension String {
  /// Returns whether the path is the given folder or is below it.
  ///
  /// - Parameter folder: A real path, as returned by ``File/realPath(_:)``. The path itself must
  ///   also be a real path.
  package func isContained(in folder: String) -> Bool {
    self == folder || hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Returns whether the path is in one of the folders, which don't have to be real paths.
  package func isContained(inAnyOf folders: some Sequence<String>) -> Bool {
    folders.contains { isContained(in: File.realPath($0)) }
  }
}
