/// A tree of the features that can be dismissed, with the closures that dismiss them.
///
/// Finding a feature, or removing it and its children, takes time proportional to its depth,
/// regardless of the number of other features.
@MainActor
struct PresentedFeatures {
  private var dismissal: (@MainActor () -> Void)?
  private var inside: [NavigationStep: PresentedFeatures] = [:]

  /// The number of features.
  var count: Int { inside.values.reduce(dismissal == nil ? 0 : 1) { $0 + $1.count } }

  /// Returns the closure that dismisses the feature at a path; `nil` if none is presented there.
  func dismissal(of path: FeaturePath) -> (@MainActor () -> Void)? {
    feature(at: path)?.dismissal
  }

  /// Returns the paths of the features presented at a place, in no particular order.
  func features(in place: PresentationPlace) -> [FeaturePath] {
    let steps = feature(at: place.parent)?.inside.keys.filter(place.leads)
    return steps?.map(place.parent.appending) ?? []
  }

  /// Adds a feature, or replaces the closure that dismisses it.
  mutating func add(_ path: FeaturePath, dismissal: @escaping @MainActor () -> Void) {
    update(path.steps[...]) { $0.dismissal = dismissal }
  }

  /// Removes a feature and its children.
  mutating func remove(_ path: FeaturePath) {
    guard !inside.isEmpty else { return }
    update(path.steps[...]) { $0 = PresentedFeatures() }
  }

  private var isEmpty: Bool { dismissal == nil && inside.isEmpty }

  private func feature(at path: FeaturePath) -> PresentedFeatures? {
    path.steps.reduce(self) { $0?.inside[$1] }
  }

  /// Changes the node at the end of a list of steps and removes nodes that become empty.
  private mutating func update(
    _ steps: ArraySlice<NavigationStep>, _ change: (inout PresentedFeatures) -> Void
  ) {
    guard let step = steps.first else { return change(&self) }
    inside[step, default: PresentedFeatures()].update(steps.dropFirst(), change)
    if inside[step]?.isEmpty == true { inside[step] = nil }
  }
}
