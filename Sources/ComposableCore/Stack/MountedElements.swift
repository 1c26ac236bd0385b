import OrderedCollections

/// What a reducer last saw on a stack.
struct MountedElements: Sendable {
  /// The elements. They share their storage with the ids of the stack until the stack changes, so
  /// that the two are compared at no cost.
  let ids: OrderedSet<StackElementID>

  /// The feature that the stack belongs to.
  let parent: NavigationPath
}
