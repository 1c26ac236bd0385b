import Synchronization

/// A record, stored in the state, of the features that were presented at a place when `ifLet` or
/// `forEach` last ran there.
///
/// Assigning a whole presentation can remove the record or restore an older record. Each record
/// therefore stores its place and whether it's still the latest record for that place.
final class PresentationRecord<Seen: Sendable>: Sendable {
  let seen: Seen
  private let place: PresentationPlace
  private let isLatest = Atomic(true)

  init(_ seen: Seen, at place: PresentationPlace) {
    self.seen = seen
    self.place = place
  }

  /// Returns whether this is the latest record for a place.
  func isLatest(at place: PresentationPlace) -> Bool {
    isLatest.load(ordering: .relaxed) && self.place == place
  }

  /// Returns a record that replaces this one as the latest for its place.
  func succeeded(by seen: Seen, at place: PresentationPlace) -> PresentationRecord {
    if self.place == place { isLatest.store(false, ordering: .relaxed) }
    return PresentationRecord(seen, at: place)
  }
}

/// A place where features are presented: the presenting feature and its property.
struct PresentationPlace: Hashable, Sendable {
  let parent: FeaturePath

  // Safe because the key path is immutable, and only compared and hashed.
  private nonisolated(unsafe) let property: AnyKeyPath

  init(parent: FeaturePath, property: AnyKeyPath) {
    self.parent = parent
    self.property = property
  }

  /// Returns the path of a feature presented here.
  func path(of identity: AnyHashable?) -> FeaturePath {
    parent.appending(
      NavigationStep(property: property, identity: identity, kind: .presentation)
    )
  }

  /// Returns whether a step leads to a feature presented here.
  func leads(_ step: NavigationStep) -> Bool {
    step.kind == .presentation && step.property == property
  }
}
