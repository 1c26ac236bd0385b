/// What an effect takes along from the reducer that made it: where in the tree of features it was
/// made, and the dependencies there.
struct EffectContext: Sendable {
  let path: NavigationPath?

  static var current: Self {
    Self(path: NavigationPath.current)
  }

  /// Runs work as if it stood where the effect was made.
  func restore(_ work: () async -> Void) async {
    await NavigationPath.$current.withValue(path, operation: work)
  }
}
