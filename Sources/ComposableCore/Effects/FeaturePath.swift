/// The location of a feature in a store's tree of features, as a persistent list of steps.
///
/// A path scopes cancellation IDs and identifies the feature that `dismiss()` dismisses. Features
/// of the same type in different properties have different paths, and so do their children. Two
/// paths are equal if they belong to the same store and have equal steps.
package final class FeaturePath: Sendable {
  /// The path of the feature whose reducer or effect is running.
  @TaskLocal package static var current: FeaturePath?

  /// The data that the store shares with the stores of its children.
  package let root: StoreRoot
  /// The path of the parent feature; `nil` for the store's own feature.
  package let parent: FeaturePath?
  let step: NavigationStep?
  let depth: Int

  /// Creates the path of a store's own feature.
  package init(root: StoreRoot) {
    self.root = root
    parent = nil
    step = nil
    depth = 0
  }

  private init(parent: FeaturePath, step: NavigationStep) {
    root = parent.root
    self.parent = parent
    self.step = step
    depth = parent.depth + 1
  }

  /// Runs a reducer as the feature at a path, and returns its effect.
  static func running<Action>(
    _ path: FeaturePath?, _ reduce: () -> Effect<Action>
  ) -> Effect<Action> {
    // Assign the effect, because returning it from `withValue` would look up its type at run time.
    var effect = Effect<Action>.none
    $current.withValue(path) { effect = reduce() }
    return effect
  }

  /// Returns the path of a child of the feature whose reducer is running; `nil` outside a store.
  static func ofChild(
    in property: AnyKeyPath, identity: AnyHashable? = nil, _ kind: NavigationStep.Kind
  ) -> FeaturePath? {
    current?.appending(NavigationStep(property: property, identity: identity, kind: kind))
  }

  func appending(_ step: NavigationStep) -> FeaturePath {
    FeaturePath(parent: self, step: step)
  }

  /// The steps from the root to this feature.
  var steps: [NavigationStep] {
    sequence(first: self) { $0.parent }.compactMap(\.step).reversed()
  }

  /// Returns whether this is the path of the child to which `step` leads from `parent`.
  func isStep(_ step: NavigationStep, after parent: FeaturePath) -> Bool {
    self.parent == parent && self.step == step
  }

  /// Returns whether this is the path of the feature at `other` or of one of that feature's
  /// descendants.
  func starts(with other: FeaturePath) -> Bool {
    var path = self
    while path.depth > other.depth, let parent = path.parent { path = parent }
    return path == other
  }

  /// The path of the feature whose cancellation IDs this feature uses: this feature or, if
  /// ``Scope`` runs it, the nearest ancestor that ``Scope`` doesn't run.
  var owningIDs: FeaturePath {
    var path = self
    while path.step?.kind == .scope, let parent = path.parent { path = parent }
    return path
  }

  /// The path of the nearest presented feature, which is this feature or an ancestor; `nil` if
  /// there's none.
  var presentation: FeaturePath? {
    var path = self
    while let step = path.step {
      if step.kind == .presentation { return path }
      guard let parent = path.parent else { return nil }
      path = parent
    }
    return nil
  }
}

extension FeaturePath: Hashable {
  package static func == (lhs: FeaturePath, rhs: FeaturePath) -> Bool {
    if lhs === rhs { return true }
    guard lhs.depth == rhs.depth, lhs.root === rhs.root, lhs.step == rhs.step else { return false }
    return lhs.parent == rhs.parent
  }

  package func hash(into hasher: inout Hasher) {
    // Parents are omitted, so that the cost doesn't grow with the depth.
    hasher.combine(ObjectIdentifier(root))
    hasher.combine(depth)
    hasher.combine(step)
  }
}
