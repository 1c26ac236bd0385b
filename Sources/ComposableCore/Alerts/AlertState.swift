import CustomDump
import Foundation

/// An alert as a value: its title, its buttons and its message.
///
/// A feature holds it as optional state. A value shows the alert, and nil hides it:
///
/// ```swift
/// @Reducer
/// struct ItemFeature {
///   struct State: Equatable {
///     @PresentationState var alert: AlertState<Action.Alert>?
///   }
///   enum Action {
///     case alert(PresentationAction<Alert>)
///     case deleteButtonTapped
///     enum Alert: Equatable { case confirmDeletion }
///   }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       guard case .deleteButtonTapped = action else { return .none }
///       state.alert = AlertState {
///         TextState("Delete this item?")
///       } actions: {
///         ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///         ButtonState(role: .cancel) { TextState("Keep") }
///       } message: {
///         TextState("This cannot be undone.")
///       }
///       return .none
///     }
///     .ifLet(\.$alert, action: \.alert)
///   }
/// }
///
/// let store = Store(initialState: ItemFeature.State()) { ItemFeature() }
/// store.send(.deleteButtonTapped)
/// #expect(store.withState { $0.alert?.buttons.count } == 2)
/// store.send(.alert(.presented(.confirmDeletion)))
/// #expect(store.withState { $0.alert } == nil)
/// ```
///
/// Two alerts are equal when they show the same and their buttons do the same. Their ids do not
/// count, so a test may build the alert that it expects.
public struct AlertState<Action>: Identifiable {
  /// Tells this alert from all others, also from equal ones.
  public let id: UUID
  /// What the alert is about.
  public var title: TextState
  /// The buttons, in the order in which they were listed. With none, whatever shows the alert adds
  /// one that closes it.
  public var buttons: [ButtonState<Action>]
  /// What there is to say beyond the title.
  public var message: TextState?

  /// An alert with a title, and with buttons and a message if they are given.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), title: title(), buttons: actions(), message: message?())
  }

  private init(id: UUID, title: TextState, buttons: [ButtonState<Action>], message: TextState?) {
    self.id = id
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// The same alert with other actions. It keeps its id.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, title: title, buttons: buttons.map { $0.map(transform) }, message: message
    )
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.buttons == rhs.buttons && lhs.message == rhs.message
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(buttons)
    hasher.combine(message)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: _EphemeralState {}

extension AlertState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    children += dumpedChildren(buttons: buttons, message: message)
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
