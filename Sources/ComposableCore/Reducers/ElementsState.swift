/// A collection of the states of several children: ``IdentifiedArray`` or ``StackState``.
public protocol _ElementsState {
  /// The state of a child.
  associatedtype _ElementState

  /// The kind of the actions that belong to the children: ``_IdentifiedElements`` or
  /// ``_StackElements``.
  associatedtype _Kind
}

/// The actions of several children: ``IdentifiedAction`` or ``StackAction``.
public protocol _ElementsAction {
  /// The actions of a child.
  associatedtype _ElementAction

  /// The kind of state that the actions belong to.
  associatedtype _Kind

  /// Returns a reducer that combines a parent with its children.
  static func _reducer<ParentState, ParentAction, Elements: _ElementsState>(
    of link: _ElementsLink<ParentState, ParentAction, Elements, Self>
  ) -> any Reducer<ParentState, ParentAction> where Elements._Kind == _Kind
}

/// A marker type that connects ``IdentifiedArray`` with ``IdentifiedAction``. `forEach` requires
/// that the state and the actions have the same marker, including the type of the IDs.
public enum _IdentifiedElements<ID> {}

/// A marker type that connects ``StackState`` with ``StackAction``. `forEach` requires that the
/// state and the actions have the same marker, including the type of the elements.
public enum _StackElements<Element> {}

/// A parent's reducer, the reducer of its elements, and the paths to their states and actions.
public struct _ElementsLink<State, Action, Elements: _ElementsState, Actions: _ElementsAction> {
  let parent: ResolvedReducer<State, Action>
  let state: WritableKeyPath<State, Elements>
  let action: AnyCasePath<Action, Actions>
  let element: ResolvedReducer<Elements._ElementState, Actions._ElementAction>
  let location: IssueLocation
}

extension IdentifiedArray: _ElementsState {
  /// The state of an element.
  public typealias _ElementState = Element
  /// The marker type that ``IdentifiedArray`` and ``IdentifiedAction`` share.
  public typealias _Kind = _IdentifiedElements<ID>
}

extension IdentifiedAction: _ElementsAction {
  /// The actions of an element.
  public typealias _ElementAction = Action
  /// The marker type that ``IdentifiedArray`` and ``IdentifiedAction`` share.
  public typealias _Kind = _IdentifiedElements<ID>

  /// Returns a reducer that runs a parent and the elements of an array.
  public static func _reducer<ParentState, ParentAction, Elements: _ElementsState>(
    of link: _ElementsLink<ParentState, ParentAction, Elements, Self>
  ) -> any Reducer<ParentState, ParentAction> where Elements._Kind == _Kind {
    ElementsReducer(
      parent: link.parent,
      // No other type of state is of this kind.
      state: link.state
        as! WritableKeyPath<ParentState, IdentifiedArray<ID, Elements._ElementState>>,
      action: link.action,
      element: link.element,
      location: link.location
    )
  }
}

extension StackState: _ElementsState {
  /// The state of an element.
  public typealias _ElementState = Element
  /// The marker type that ``StackState`` and ``StackAction`` share.
  public typealias _Kind = _StackElements<Element>
}

extension StackAction: _ElementsAction {
  /// The actions of an element.
  public typealias _ElementAction = Action
  /// The marker type that ``StackState`` and ``StackAction`` share.
  public typealias _Kind = _StackElements<State>

  /// Returns a reducer that runs a parent and the elements of a stack.
  public static func _reducer<ParentState, ParentAction, Elements: _ElementsState>(
    of link: _ElementsLink<ParentState, ParentAction, Elements, Self>
  ) -> any Reducer<ParentState, ParentAction> where Elements._Kind == _Kind {
    StackReducer(
      parent: link.parent,
      // No other type of state is of this kind.
      state: link.state as! WritableKeyPath<ParentState, StackState<State>>,
      action: link.action,
      element: link.element as! ResolvedReducer<State, Action>,
      location: link.location
    )
  }
}
