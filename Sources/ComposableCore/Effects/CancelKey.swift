/// What running effects are found by when they are to be cancelled.
enum CancelKey: Hashable, Sendable {
  /// An id that a feature chose, scoped by where the feature sits.
  case id(HashableBox, NavigationPath?)

  /// Everything that a child feature has started.
  case feature(NavigationPath)
}
