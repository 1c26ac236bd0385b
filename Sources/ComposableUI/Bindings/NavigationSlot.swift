/// The type of a property that determines what a view presents or pushes: an optional or a
/// ``StackState``.
///
/// The `scope` methods of ``Bindable`` and ``Binding`` are generic over this protocol instead of
/// being overloaded for each type. With overloads, the compiler would report a mistake inside the
/// closure of a presented view as a mistake in the call to `scope`.
public protocol _NavigationSlot {
  /// The state of the store that the view is bound to.
  associatedtype _StoreState

  /// The kind of actions that belong to the property: ``_PresentedSlot`` or ``_StackElements``.
  associatedtype _ActionKind

  /// Returns a binding to the store of the property.
  @MainActor
  static func _binding<State, Action, Actions: CasePathable>(
    to link: _NavigationSlotLink<State, Action, Self, Actions>
  ) -> Binding<Store<_StoreState, Actions._ChildAction>?> where Actions._Slot == _ActionKind
}

/// A store, with the key paths to the state and the actions of a presented feature or a stack.
public struct _NavigationSlotLink<State, Action, Slot: _NavigationSlot, Actions: CasePathable> {
  let store: Store<State, Action>
  let state: KeyPath<State, Slot>
  let action: CaseKeyPath<Action, Actions>
  let callSite: CallSite
}

extension Optional: _NavigationSlot {
  /// The wrapped state, which belongs to the presented feature.
  public typealias _StoreState = Wrapped
  /// The kind of actions that belong to a presented feature.
  public typealias _ActionKind = _PresentedSlot

  /// Returns a binding that's `nil` while the state is `nil` and sends `.dismiss` when set to
  /// `nil`.
  @MainActor
  public static func _binding<State, Action, Actions: CasePathable>(
    to link: _NavigationSlotLink<State, Action, Self, Actions>
  ) -> Binding<Store<Wrapped, Actions._ChildAction>?> where Actions._Slot == _PresentedSlot {
    // Only presentation actions are of this kind, so the cast can't fail.
    let action: Any = link.action
    return link.store.presentation(
      state: link.state,
      action: action as! CaseKeyPath<Action, PresentationAction<Actions._ChildAction>>,
      at: link.callSite
    )
  }
}

extension StackState: _NavigationSlot {
  /// The stack itself, because the view is bound to the store of the whole stack.
  public typealias _StoreState = StackState
  /// The kind of actions that belong to a stack.
  public typealias _ActionKind = _StackElements<Element>

  /// Returns a binding that's never `nil` and ignores writes.
  @MainActor
  public static func _binding<State, Action, Actions: CasePathable>(
    to link: _NavigationSlotLink<State, Action, Self, Actions>
  ) -> Binding<Store<StackState, Actions._ChildAction>?>
  where Actions._Slot == _StackElements<Element> {
    // A stack's store receives the stack actions themselves, so the cast can't fail.
    let path: Any = link.action
    let action = path as! CaseKeyPath<Action, Actions._ChildAction>
    return Binding(get: { link.store.scope(state: link.state, action: action) }, set: { _ in })
  }
}
