/// An action of a navigation stack: an element's action, a push, or a pop.
///
/// ```swift
/// enum Tap: Equatable { case save }
///
/// let actions: [StackAction<String, Tap>] = [
///   .push(id: 0, state: "detail"), .element(id: 0, action: .save), .popFrom(id: 0),
/// ]
/// #expect(actions[1] == .element(id: 0, action: .save))
/// #expect(actions[2][case: \.popFrom] == 0)
/// ```
public enum StackAction<State, Action> {
  /// An action of the element with the given ID.
  indirect case element(id: StackElementID, action: Action)

  /// An action that removes the element with the given ID and all elements above it.
  case popFrom(id: StackElementID)

  /// An action that adds an element to the top of the stack.
  case push(id: StackElementID, state: State)
}

/// The actions of a stack whose elements run the reducer `R`.
///
/// ```swift
/// @Reducer
/// struct Child {
///   enum Action { case tap }
/// }
///
/// let action: StackActionOf<Child> = .element(id: 0, action: .tap)
/// #expect(action.is(\.element))
/// ```
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: CasePathable {
  /// The marker type that ``StackState`` and ``StackAction`` share.
  public typealias _Slot = _StackElements<State>

  /// The case paths of a stack's actions. ``subscript(id:)`` returns the path to one element's
  /// actions.
  public struct AllCasePaths: Sendable {
    /// The case path to the actions of elements, with their IDs.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    /// The case path to pops, with the ID of the lowest element that is removed.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } }
      )
    }

    /// The case path to pushes, with the ID and the state of the new element.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } }
      )
    }

    /// The case path to the actions of the element with the given ID.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        route: "[id: \(id.generation)]",
        embed: { .element(id: id, action: $0) },
        extract: { if case .element(id, let action) = $0 { action } else { nil } }
      )
    }
  }

  /// The case paths to `element`, `popFrom`, and `push` and, by ID, the case paths to the actions
  /// of one element.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The current case: `element`, `popFrom`, or `push`.
  public var _$currentCase: CurrentCase {
    switch self {
    case .element: CurrentCase("element")
    case .popFrom: CurrentCase("popFrom")
    case .push: CurrentCase("push")
    }
  }
}

extension Case {
  /// The actions of one element of a stack, as in `\.path[id: 0]`.
  public subscript<State, Action>(id id: StackElementID) -> Case<Action>
  where Value == StackAction<State, Action> {
    appending(Value.allCasePaths[id: id])
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
