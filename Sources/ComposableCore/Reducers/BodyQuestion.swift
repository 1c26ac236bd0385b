/// Asks a reducer, while it handles its first action, for a body that can be used again.
///
/// Only `Reducer.reduce(into:action:)` as given for every body answers. So a reducer that has a body
/// and implements the function too never does.
// Unchecked, because no type can say that it belongs to the one task in which the reducer runs,
// which it is bound to.
final class BodyQuestion: @unchecked Sendable {
  @TaskLocal static var current: BodyQuestion?

  private let reducer: Any.Type
  private var isOpen = true
  private var hasReadDependencies = false
  private var body: Any?

  init(about reducer: Any.Type) { self.reducer = reducer }

  /// Whether the question is still open, and goes to reducers of a type.
  func isAbout(_ type: Any.Type) -> Bool { isOpen && reducer == type }

  /// Notes that a dependency is read, on which the body may then depend.
  func noteDependency() { if isOpen { hasReadDependencies = true } }

  /// Keeps a body if it is dear to make and would be the same again.
  func answer(_ body: some Reducer) {
    isOpen = false
    if body._kind == .dear, !hasReadDependencies { self.body = body }
  }

  /// The body that can be used again, if there is one.
  func answer<State, Action>(
    of type: (State, Action).Type
  ) -> (any Reducer<State, Action>)? {
    body as? any Reducer<State, Action>
  }
}
