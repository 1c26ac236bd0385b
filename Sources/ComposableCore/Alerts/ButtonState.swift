import CustomDump
import Foundation

/// A button as a value: what it says, what role it has, and which action it sends.
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
/// Two buttons are equal when they say and do the same. Their ids do not count.
public struct ButtonState<Action>: Identifiable {
  /// Tells this button from all others.
  public let id: UUID
  /// What happens when it is tapped.
  public let action: ButtonStateAction<Action>
  /// What it says.
  public let label: TextState
  /// What it is for, or nil for a plain button.
  public let role: ButtonStateRole?

  /// A button that sends an action.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// A button that does what a value says. Without one it only closes what it belongs to.
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

  /// Does what a tap on the button does.
  ///
  /// - Parameter perform: Is given the button's action, or nil if it has none.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Does what a tap on the button does, and waits for it.
  public nonisolated(nonsending) func withAction(
    _ perform: nonisolated(nonsending) (Action?) async -> Void
  ) async {
    await perform(action.action)
  }

  /// The same button with another action. It keeps its id.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, action: action.map(transform), label: label, role: role)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
