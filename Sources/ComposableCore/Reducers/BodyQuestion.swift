/// A request to a reducer, made while it handles its first action, for a body that can be reused.
///
/// Only the default implementation of `Reducer.reduce(into:action:)` answers it, so a reducer that
/// has a body and also implements that method never does.
// Unchecked because the type system can't express that the instance is confined to the task in
// which the reducer runs.
final class BodyQuestion: @unchecked Sendable {
  @TaskLocal static var current: BodyQuestion?

  private let reducer: Any.Type
  private var isOpen = true
  private var hasReadDependencies = false
  private var body: Any?

  init(about reducer: Any.Type) { self.reducer = reducer }

  /// Whether the question is still open and concerns reducers of the given type.
  func isAbout(_ type: Any.Type) -> Bool { isOpen && reducer == type }

  /// Records that a dependency was read, which means that the body may depend on it.
  func noteDependency() { if isOpen { hasReadDependencies = true } }

  /// Stores a body if it's expensive to create and would be the same the next time.
  func answer(_ body: some Reducer) {
    isOpen = false
    if body._kind == .dear, !hasReadDependencies { self.body = body }
  }

  /// Returns the body that can be reused, if any.
  func answer<State, Action>(
    of type: (State, Action).Type
  ) -> (any Reducer<State, Action>)? {
    body as? any Reducer<State, Action>
  }
}
