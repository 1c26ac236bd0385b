/// A type that can hold the state of a child: an optional or ``PresentationState``.
public protocol _ChildSlot {
  /// The state of the child.
  associatedtype _Child

  /// The kind of the actions that belong to the child: ``_OptionalSlot`` or ``_PresentedSlot``.
  associatedtype _Kind

  /// Returns a reducer that combines a parent with its child.
  static func _reducer<State, Action, Actions: CasePathable>(
    of link: _ChildLink<State, Action, Self, Actions>
  ) -> any Reducer<State, Action> where Actions._Slot == _Kind
}

/// The reducers of a parent and its child, and the paths to the child's state and actions.
public struct _ChildLink<State, Action, Slot: _ChildSlot, Actions: CasePathable> {
  let parent: ResolvedReducer<State, Action>
  let state: WritableKeyPath<State, Slot>
  let action: AnyCasePath<Action, Actions>
  let child: ResolvedReducer<Slot._Child, Actions._ChildAction>
  let location: IssueLocation
}

extension Optional: _ChildSlot {
  /// The wrapped state.
  public typealias _Child = Wrapped
  /// The kind of the actions of a child in a plain optional.
  public typealias _Kind = _OptionalSlot

  /// Returns a reducer that runs a parent and a child with the wrapped state.
  public static func _reducer<State, Action, Actions: CasePathable>(
    of link: _ChildLink<State, Action, Self, Actions>
  ) -> any Reducer<State, Action> where Actions._Slot == _OptionalSlot {
    ChildReducer(
      parent: link.parent,
      part: OptionalPart(keyPath: link.state),
      // Every action type other than `PresentationAction` is the child's own.
      action: link.action as! AnyCasePath<Action, Actions._ChildAction>,
      child: link.child,
      location: link.location
    )
  }
}

extension PresentationState: _ChildSlot {
  /// The type of the presented state.
  public typealias _Child = State
  /// The kind of the actions of a presented child.
  public typealias _Kind = _PresentedSlot

  /// Returns a reducer that runs a parent and a child with the presented state.
  public static func _reducer<ParentState, Action, Actions: CasePathable>(
    of link: _ChildLink<ParentState, Action, Self, Actions>
  ) -> any Reducer<ParentState, Action> where Actions._Slot == _PresentedSlot {
    PresentationReducer(
      parent: link.parent,
      state: link.state,
      // `PresentationAction` is the only action type of this kind.
      action: link.action as! AnyCasePath<Action, PresentationAction<Actions._ChildAction>>,
      child: link.child,
      location: link.location
    )
  }
}

extension PresentationAction {
  /// The actions of the presented feature.
  public typealias _ChildAction = Action
  /// The marker type that ``PresentationState`` and ``PresentationAction`` share.
  public typealias _Slot = _PresentedSlot
}
