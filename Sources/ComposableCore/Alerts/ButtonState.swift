import CustomDump
import Foundation

/// The description of a button: its label, its role, and the action that it sends.
///
/// ```swift
/// enum Action { case confirmDeletion }
///
/// let button = ButtonState<Action>(role: .destructive, action: .confirmDeletion) {
///   TextState("Delete")
/// }
/// #expect(button.role == .destructive)
/// ```
///
/// Two buttons are equal if they look the same and perform the same action. Their IDs don't matter.
public struct ButtonState<Action>: Identifiable {
  /// The unique ID of the button.
  public let id: UUID
  /// The action to perform when the button is tapped.
  public let action: ButtonStateAction<Action>
  /// The label of the button.
  public let label: TextState
  /// The role of the button; `nil` for a plain button.
  public let role: ButtonStateRole?

  /// Creates a button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Creates a button with an optional action. Without an action, the button only closes its alert
  /// or dialog.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), action: action, label: label(), role: role)
  }

  private init(
    id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?
  ) {
    self.id = id
    self.action = action
    self.label = label
    self.role = role
  }

  /// Passes the button's action to a closure.
  ///
  /// - Parameter perform: A closure that receives the button's action, or `nil` if it has none.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Passes the button's action to an asynchronous closure, and waits for it to return.
  public nonisolated(nonsending) func withAction(
    _ perform: nonisolated(nonsending) (Action?) async -> Void
  ) async {
    await perform(action.action)
  }

  /// Returns the button with a transformed action and the same ID.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Returns whether two buttons look the same and perform the same action, regardless of their
  /// IDs.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes everything except the ID, consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  /// A mirror for dumps that omits the ID and empty parts.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
