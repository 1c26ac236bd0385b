extension DependencyValues {
  /// A function that dismisses the feature that reads the dependency or, if that feature isn't
  /// presented itself, its nearest presented ancestor.
  public var dismiss: DismissEffect {
    get {
      let feature = FeaturePath.current
      guard let override = overridden(DismissKey.self), override.isFor(feature) else {
        return DismissEffect(feature: feature)
      }
      guard let feature, feature.presentation == nil, let dismissal = feature.root.dismissal
      else { return override.effect }
      return override.effect.then(dismissal)
    }
    set { self[DismissKey.self] = DismissOverride(effect: newValue, feature: .current) }
  }

  /// Whether the feature that reads the dependency, or one of its ancestors, is presented, so that
  /// `dismiss` has a feature to dismiss.
  public var isPresented: Bool {
    guard let feature = FeaturePath.current else { return false }
    return feature.presentation != nil || feature.root.dismissal != nil
  }
}

/// An override of `dismiss` and the feature that it applies to.
private struct DismissOverride: Sendable {
  let effect: DismissEffect
  let feature: FeaturePath?

  /// Returns whether the override applies to a feature that reads the dependency. The dismissal of
  /// a presented feature that's closer to the reader takes precedence.
  func isFor(_ reader: FeaturePath?) -> Bool {
    (reader?.presentation?.depth ?? 0) <= (feature?.depth ?? 0)
  }
}

private enum DismissKey: DependencyKey {
  static var liveValue: DismissOverride { DismissOverride(effect: DismissEffect {}, feature: nil) }
  static var testValue: DismissOverride { liveValue }
}
