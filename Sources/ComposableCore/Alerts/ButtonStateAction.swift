import CustomDump

/// What happens when a button is tapped: an action is sent, or nothing but the closing.
///
/// ```swift
/// enum Action: Equatable { case confirmDeletion }
///
/// let delete = ButtonState<Action>(action: .send(.confirmDeletion)) { TextState("Delete") }
/// let close = ButtonState<Action>(action: .send(nil)) { TextState("OK") }
/// #expect(delete.action.action == .confirmDeletion)
/// #expect(close.action.action == nil)
/// ```
public struct ButtonStateAction<Action> {
  /// What is sent, or nil for nothing.
  public let action: Action?
  /// What accompanies the action, as a module of views understands it: an animation.
  package let context: AnyHashableSendable?

  /// Sends an action, or nothing.
  public static func send(_ action: Action?) -> Self {
    Self(action: action, context: nil)
  }

  /// Sends an action, or nothing, with something that accompanies it.
  package static func send(_ action: Action?, context: AnyHashableSendable?) -> Self {
    Self(action: action, context: context)
  }

  /// What another action makes of this one.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ButtonStateAction<NewAction> {
    .send(transform(action), context: context)
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}

extension ButtonStateAction: Hashable where Action: Hashable {}

extension ButtonStateAction: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    guard let context else {
      return Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    }
    return Mirror(
      self, children: ["send": (action as Any, animation: context.base)], displayStyle: .enum
    )
  }
}
