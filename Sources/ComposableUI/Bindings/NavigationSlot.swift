/// The type of a property that determines what a view presents or pushes: an optional, or a
/// ``StackState``.
///
/// The `scope` methods of ``Bindable`` and ``Binding`` are generic over it, instead of one method
/// for each type. With several methods, the compiler reports a mistake inside the closure of a
/// presented view as a mistake in the call to `scope`.
public protocol _NavigationSlot {
  /// The state of the store that the view is bound to.
  associatedtype _StoreState

  /// The kind of the actions that belong to the property: ``_PresentedSlot`` or ``_StackElements``.
  associatedtype _ActionKind

  /// Returns a binding to the store of the property.
  @MainActor
  static func _binding<State, Action, Actions: CasePathable>(
    to link: _NavigationSlotLink<State, Action, Self, Actions>
  ) -> Binding<Store<_StoreState, Actions._ChildAction>?> where Actions._Slot == _ActionKind
}

/// A store, and where its state and its actions contain what a view presents or pushes.
public struct _NavigationSlotLink<State, Action, Slot: _NavigationSlot, Actions: CasePathable> {
  let store: Store<State, Action>
  let state: KeyPath<State, Slot>
  let action: CaseKeyPath<Action, Actions>
  let callSite: CallSite
}

extension Optional: _NavigationSlot {
  /// The wrapped state.
  public typealias _StoreState = Wrapped
  /// The kind of presented state.
  public typealias _ActionKind = _PresentedSlot

  /// Returns a binding that is `nil` as long as the state is, and that sends `.dismiss` when it's
  /// set to `nil`.
  @MainActor
  public static func _binding<State, Action, Actions: CasePathable>(
    to link: _NavigationSlotLink<State, Action, Self, Actions>
  ) -> Binding<Store<Wrapped, Actions._ChildAction>?> where Actions._Slot == _PresentedSlot {
    link.store.presentation(
      state: link.state,
      // No other actions are of this kind.
      action: link.action as! CaseKeyPath<Action, PresentationAction<Actions._ChildAction>>,
      at: link.callSite
    )
  }
}

extension StackState: _NavigationSlot {
  /// The stack.
  public typealias _StoreState = StackState
  /// The kind of stacks.
  public typealias _ActionKind = _StackElements<Element>

  /// Returns a binding that is never `nil`, and that ignores writes.
  @MainActor
  public static func _binding<State, Action, Actions: CasePathable>(
    to link: _NavigationSlotLink<State, Action, Self, Actions>
  ) -> Binding<Store<StackState, Actions._ChildAction>?>
  where Actions._Slot == _StackElements<Element> {
    // The actions of a stack belong to the stack's own store.
    let action = link.action as! CaseKeyPath<Action, Actions._ChildAction>
    return Binding(get: { link.store.scope(state: link.state, action: action) }, set: { _ in })
  }
}
