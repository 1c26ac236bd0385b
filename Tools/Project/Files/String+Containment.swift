import WaymarkSystem

extension String {
  /// Returns whether a real path is in one of the folders, which don't have to be real paths.
  package func isContained(inAnyOf folders: some Sequence<String>) -> Bool {
    folders.contains { isContained(in: FileSystem.realPath($0)) }
  }
}
