/// A type-erased reducer of a store or inside another reducer.
///
/// It evaluates the body only when the first action arrives, because a reducer may contain itself.
/// It reuses the body if doing so has the same result as evaluating it for each action.
final class ResolvedReducer<State, Action> {
  private(set) lazy var kind = readKind()
  private var run: (inout State, Action) -> Effect<Action>
  private let readKind: () -> _BodyKind
  private var question: BodyQuestion?
  private lazy var reader = StateReader<State>()

  init<R: Reducer<State, Action>>(_ reducer: R) {
    readKind = { reducer._kind }
    run = reducer.reduce(into:action:)
    question = R.Body.self == Never.self ? nil : BodyQuestion(about: R.self)
  }

  /// Whether the body was found to be the same for each action.
  private(set) var keepsBody = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let question else { return run(&state, action) }
    self.question = nil
    defer {
      if let body = question.answer(of: (State, Action).self) {
        run = body.reduce(into:action:)
        keepsBody = true
      }
    }
    return BodyQuestion.$current.withValue(question) { run(&state, action) }
  }

  /// Runs the reducer on a copy of a child's state that then replaces the original.
  func reduce(intoCopy state: inout State, action: Action) -> Effect<Action> {
    reader.lend(&state)
    return reduce(into: &state, action: action)
  }
}
