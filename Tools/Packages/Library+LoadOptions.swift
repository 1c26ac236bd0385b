extension Library {
  /// Options for loading a library. By default, it is built as a whole if it isn't cached.
  package struct LoadOptions: Sendable {
    /// Whether to use the last build, regardless of its age. `swift test` holds the package's lock
    /// while it runs, so a build started by a test would wait forever.
    package var skipsBuild: Bool
    /// Whether to ignore the cache and have SwiftPM read all manifests again.
    package var isFresh: Bool
    /// Whether to omit library products that don't build, if others do.
    package var acceptsParts: Bool
    /// Whether to determine the library's ``origin``. This reads all sources of the package and of
    /// its dependencies if they have changed.
    package var needsOrigin: Bool

    package init(
      skipsBuild: Bool = false, isFresh: Bool = false, acceptsParts: Bool = false,
      needsOrigin: Bool = false
    ) {
      self.skipsBuild = skipsBuild
      self.isFresh = isFresh
      self.acceptsParts = acceptsParts
      self.needsOrigin = needsOrigin
    }
  }
}
