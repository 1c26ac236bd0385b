import Synchronization

/// What an operator has last seen as presented in its place, remembered in the state that it sees.
///
/// A state may lose its memory, or get that of another back: when the whole presentation is
/// assigned. So a memory knows its place, and whether it is the latest there.
final class PresentationMemory<Seen: Sendable>: Sendable {
  let seen: Seen
  private let place: PresentationPlace
  private let isLatest = Atomic(true)

  init(_ seen: Seen, at place: PresentationPlace) {
    self.seen = seen
    self.place = place
  }

  /// Whether this is what was last seen in a place.
  func isLatest(at place: PresentationPlace) -> Bool {
    isLatest.load(ordering: .relaxed) && self.place == place
  }

  /// What is last seen in a place from now on.
  func succeeded(by seen: Seen, at place: PresentationPlace) -> PresentationMemory {
    if self.place == place { isLatest.store(false, ordering: .relaxed) }
    return PresentationMemory(seen, at: place)
  }
}

/// Where features are presented: by which feature, and in which of its properties.
struct PresentationPlace: Hashable, Sendable {
  let parent: NavigationPath

  // Never mutated, and asked for nothing but equality and hash.
  private nonisolated(unsafe) let property: AnyKeyPath

  init(parent: NavigationPath, property: AnyKeyPath) {
    self.parent = parent
    self.property = property
  }

  /// The path of a feature that is presented here.
  func path(of identity: AnyHashable?) -> NavigationPath {
    parent.appending(
      NavigationStep(property: property, identity: identity, isPresentation: true)
    )
  }

  /// Whether a step leads to a feature that is presented here.
  func leads(_ step: NavigationStep) -> Bool {
    step.isPresentation && step.property == property
  }
}
