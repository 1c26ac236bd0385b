import CustomDump
import Foundation

/// The description of an alert: its title, buttons, and message.
///
/// A feature stores an alert as optional state. A non-`nil` value shows the alert, and `nil` hides
/// it:
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
///         TextState("You can't undo this.")
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
/// Two alerts are equal if they look the same and their buttons perform the same actions. Their
/// IDs don't matter, so a test can create the alert that it expects.
public struct AlertState<Action>: Identifiable {
  /// The unique ID of the alert. Equal alerts can have different IDs.
  public let id: UUID
  /// The title of the alert.
  public var title: TextState
  /// The buttons, in the order in which they're listed. If there are none, the view that shows the
  /// alert adds a button that closes it.
  public var buttons: [ButtonState<Action>]
  /// Additional text below the title.
  public var message: TextState?

  /// Creates an alert with a title and, optionally, buttons and a message.
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

  /// Returns the alert with transformed actions and the same ID.
  ///
  /// - Parameter transform: A closure that receives each button's action, or `nil` if it has none.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, title: title, buttons: buttons.map { $0.map(transform) }, message: message
    )
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Returns whether two alerts look the same and their buttons perform the same actions,
  /// regardless of IDs.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.buttons == rhs.buttons && lhs.message == rhs.message
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes everything except the ID, consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(buttons)
    hasher.combine(message)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: _EphemeralState {}

extension AlertState: CustomDumpReflectable {
  /// A mirror for dumps that omits the ID and empty parts.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    children += dumpedChildren(buttons: buttons, message: message)
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
