/// A type-erased reducer that a store or another reducer runs.
///
/// It evaluates the body only when the first action arrives, because a reducer may contain itself.
/// It reuses the body if the body is expensive to evaluate and the same for each action.
final class ResolvedReducer<State, Action> {
  private(set) lazy var kind = readKind()
  private var run: (inout State, Action) -> Effect<Action>
  private let readKind: () -> _BodyKind
  private var request: ReusableBodyRequest?
  private lazy var reader = StateReader<State>()

  init<R: Reducer<State, Action>>(_ reducer: R) {
    readKind = { reducer._kind }
    run = reducer.reduce(into:action:)
    request = R.Body.self == Never.self ? nil : ReusableBodyRequest(for: R.self)
  }

  /// Whether the body is reused, because it's the same for each action.
  private(set) var keepsBody = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let request else { return run(&state, action) }
    self.request = nil
    defer {
      if let body = request.answer(of: (State, Action).self) {
        run = body.reduce(into:action:)
        keepsBody = true
      }
    }
    return ReusableBodyRequest.$current.withValue(request) { run(&state, action) }
  }

  /// Runs the reducer on a copy of a child's state. The copy then replaces the original.
  func reduce(intoCopy state: inout State, action: Action) -> Effect<Action> {
    reader.markForWriteBack(&state)
    return reduce(into: &state, action: action)
  }
}
