/// What an effect takes along from the reducer that made it: where in the tree of features it was
/// made, and the dependencies there.
struct EffectContext: Sendable {
  let path = NavigationPath.current
  let dependencies = DependencyValues._current

  /// Runs work as if it stood where the effect was made.
  func restore(_ work: () async -> Void) async {
    await DependencyValues.$_current.withValue(dependencies) {
      await NavigationPath.$current.withValue(path, operation: work)
    }
  }
}
