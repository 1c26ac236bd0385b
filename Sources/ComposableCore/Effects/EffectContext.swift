/// The navigation path and the dependencies that an effect inherits from the reducer that created
/// it.
struct EffectContext: Sendable {
  let path = FeaturePath.current
  let dependencies = DependencyValues._current

  /// Runs work in this context.
  func restore(_ work: () async -> Void) async {
    await DependencyValues.$_current.withValue(dependencies) {
      await FeaturePath.$current.withValue(path, operation: work)
    }
  }
}
