/// A key that identifies running effects to cancel.
enum CancelKey: Hashable, Sendable {
  /// An ID chosen by a feature, scoped to the feature's navigation path.
  case id(HashableBox, FeaturePath?)

  /// All effects of a child feature.
  case feature(FeaturePath)

  /// Returns the key for an ID chosen by the feature whose reducer or effect is running.
  static func current(_ id: some Hashable & Sendable) -> CancelKey {
    .id(HashableBox(id), FeaturePath.current?.owningIDs)
  }
}
