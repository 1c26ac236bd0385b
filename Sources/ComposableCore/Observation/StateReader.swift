/// What an observable state tells of itself, to one that knows its type as `State` only. Of other
/// states nothing can be told.
///
/// The runtime is asked for the type once per reader.
struct StateReader<State>: Sendable {
  private let type: (any ObservableState.Type)?

  init() {
    type = State.self as? any ObservableState.Type
  }

  /// Marks the state before it is changed in place.
  func mark(_ state: inout State) {
    if let type { Self.mark(&state, type) }
  }

  /// Marks a copy of the state, which will take the state's place when it was changed.
  func lend(_ state: inout State) {
    if let type { Self.lend(&state, type) }
  }

  /// What is to be remembered of a state while it is changed in place.
  func memory(of state: State) -> StateMemory? {
    type.map { Self.memory(of: state, $0) }
  }

  /// Lets a state take the place of another, and tells who observes that one where the two differ.
  ///
  /// - Returns: Whether they differ in something that no observer can know.
  func takePlace(_ state: inout State, of old: State) -> Bool {
    type.map { Self.takePlace(&state, of: old, $0) } ?? true
  }

  /// Whether another state took the place of the old one, rather than being what became of it. If
  /// that other is an earlier or later copy of the old one, observers are told where they differ.
  ///
  /// - Parameter memory: What was remembered of the old one when its change began.
  func isReplaced(_ old: State, by new: inout State, begunAs memory: StateMemory?) -> Bool {
    guard let memory, let now = self.memory(of: new) else { return true }
    guard memory != now else { return false }
    return memory.id != now.id || takePlace(&new, of: old)
  }

  private static func mark<S: ObservableState>(_ state: inout State, _ type: S.Type) {
    with(&state, as: type) { $0._$mark = .next() }
  }

  private static func lend<S: ObservableState>(_ state: inout State, _ type: S.Type) {
    with(&state, as: type) { $0._$mark = $0._$mark?.lent }
  }

  private static func memory<S: ObservableState>(of state: State, _ type: S.Type) -> StateMemory {
    StateMemory(of: unsafeBitCast(state, to: S.self))
  }

  private static func takePlace<S: ObservableState>(
    _ state: inout State, of old: State, _ type: S.Type
  ) -> Bool {
    with(&state, as: type) { $0._$takePlace(of: unsafeBitCast(old, to: S.self)) }
  }

  /// Gives the state as what it is: `S` and `State` are one type.
  private static func with<S, R>(
    _ state: inout State, as type: S.Type, _ work: (inout S) -> R
  ) -> R {
    withUnsafeMutablePointer(to: &state) {
      work(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: S.self).pointee)
    }
  }
}
