/// An accessor for the identity and the mark of a state of generic type. If the type isn't
/// observable, each change counts as a replacement.
///
/// The conformance is looked up once per reader.
struct StateReader<State>: Sendable {
  private let type: (any ObservableState.Type)?

  init() {
    type = State.self as? any ObservableState.Type
  }

  /// Marks a state that is about to be changed in place.
  func mark(_ state: inout State) {
    if let type { Self.mark(&state, type) }
  }

  /// Marks a copy of a state that will replace the original after being changed.
  func markForWriteBack(_ state: inout State) {
    if let type { Self.markForWriteBack(&state, type) }
  }

  /// Returns the data that identifies a state while it's changed in place; `nil` if the type isn't
  /// observable.
  func identity(of state: State) -> StateIdentity? {
    type.map { Self.identity(of: state, $0) }
  }

  /// Replaces the old state with a new one. Observers of the old state are notified of the values
  /// that differ.
  ///
  /// - Returns: Whether the states differ in a way that the old state's observers can't detect;
  ///   `true` if the type isn't observable.
  func takeOver(_ state: inout State, from old: State) -> Bool {
    type.map { Self.takeOver(&state, from: old, $0) } ?? true
  }

  /// Returns whether the old state was replaced, rather than changed in place. If the new state is
  /// an earlier or later copy of the old state, observers are notified of differences.
  ///
  /// - Parameter identity: The data that identified the old state when the change began.
  func isReplaced(_ old: State, by new: inout State, begunAs identity: StateIdentity?) -> Bool {
    guard let identity, let now = self.identity(of: new) else { return true }
    guard identity != now else { return false }
    return identity.id != now.id || takeOver(&new, from: old)
  }

  private static func mark<S: ObservableState>(_ state: inout State, _ type: S.Type) {
    with(&state, as: type) { $0._$mark = .next() }
  }

  private static func markForWriteBack<S: ObservableState>(_ state: inout State, _ type: S.Type) {
    with(&state, as: type) { $0._$mark = $0._$mark?.forWriteBack }
  }

  private static func identity<S: ObservableState>(of state: State, _ type: S.Type) -> StateIdentity
  {
    // `State` and `S` are the same type. The cast only adds the constraint, without the cost of
    // `as`.
    StateIdentity(of: unsafeBitCast(state, to: S.self))
  }

  private static func takeOver<S: ObservableState>(
    _ state: inout State, from old: State, _ type: S.Type
  ) -> Bool {
    with(&state, as: type) { $0._$takeOver(from: unsafeBitCast(old, to: S.self)) }
  }

  /// Passes the state to a closure as `S`, which is the same type as `State`.
  private static func with<S, R>(
    _ state: inout State, as type: S.Type, _ work: (inout S) -> R
  ) -> R {
    withUnsafeMutablePointer(to: &state) {
      work(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: S.self).pointee)
    }
  }
}
