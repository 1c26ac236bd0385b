/// A request to a reducer, made while it handles its first action, for a body that can be reused.
///
/// Only the default implementation of `Reducer.reduce(into:action:)` answers it, so a reducer that
/// has a body and also implements that method doesn't answer it.
// The conformance is unchecked, because the type system can't express that the instance is confined
// to the task in which the reducer runs.
final class ReusableBodyRequest: @unchecked Sendable {
  @TaskLocal static var current: ReusableBodyRequest?

  private let reducer: Any.Type
  private var isOpen = true
  private var body: Any?

  init(for reducer: Any.Type) { self.reducer = reducer }

  /// Returns whether the request is still open and concerns reducers of the given type.
  func concerns(_ type: Any.Type) -> Bool { isOpen && reducer == type }

  /// Keeps a body if it's expensive to evaluate and would be the same the next time.
  func answer(_ body: some Reducer) {
    isOpen = false
    if let body = body as? any ConstantBody, body._kind == .expensive { self.body = body }
  }

  /// Returns the body that can be reused, if any.
  func answer<State, Action>(
    of type: (State, Action).Type
  ) -> (any Reducer<State, Action>)? {
    body as? any Reducer<State, Action>
  }
}
