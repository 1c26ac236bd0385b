/// The features that can be dismissed, each with what dismisses it, as a tree of where they sit.
///
/// A feature is found, and removed with all inside of it, in the time that its depth takes, however
/// many others there are.
@MainActor
struct PresentedFeatures {
  private var dismissal: (@MainActor () -> Void)?
  private var inside: [NavigationStep: PresentedFeatures] = [:]

  /// How many there are.
  var count: Int { inside.values.reduce(dismissal == nil ? 0 : 1) { $0 + $1.count } }

  /// What dismisses the feature at a path; `nil` where none is presented.
  func dismissal(of path: NavigationPath) -> (@MainActor () -> Void)? {
    feature(at: path)?.dismissal
  }

  /// The paths of the features that are presented in a place, in no order.
  func features(in place: PresentationPlace) -> [NavigationPath] {
    let steps = feature(at: place.parent)?.inside.keys.filter(place.leads)
    return steps?.map(place.parent.appending) ?? []
  }

  /// Adds a feature, or gives one another way to be dismissed.
  mutating func add(_ path: NavigationPath, dismissal: @escaping @MainActor () -> Void) {
    update(path.steps[...]) { $0.dismissal = dismissal }
  }

  /// Removes a feature and all inside of it.
  mutating func remove(_ path: NavigationPath) {
    guard !inside.isEmpty else { return }
    update(path.steps[...]) { $0 = PresentedFeatures() }
  }

  private var isEmpty: Bool { dismissal == nil && inside.isEmpty }

  private func feature(at path: NavigationPath) -> PresentedFeatures? {
    path.steps.reduce(self) { $0?.inside[$1] }
  }

  /// Changes what is at the end of some steps, and keeps no place where nothing is left.
  private mutating func update(
    _ steps: ArraySlice<NavigationStep>, _ change: (inout PresentedFeatures) -> Void
  ) {
    guard let step = steps.first else { return change(&self) }
    inside[step, default: PresentedFeatures()].update(steps.dropFirst(), change)
    if inside[step]?.isEmpty == true { inside[step] = nil }
  }
}
