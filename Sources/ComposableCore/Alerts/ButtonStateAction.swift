import CustomDump

/// The result of tapping a button: sending an action, or only closing the alert or dialog.
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
  /// The action to send; `nil` to send nothing.
  public let action: Action?
  /// Additional data that a view module attaches to the action, such as an animation.
  package let context: AnyHashableSendable?

  /// Returns a value that sends an action or, if the action is `nil`, only closes the alert or
  /// dialog.
  public static func send(_ action: Action?) -> Self {
    Self(action: action, context: nil)
  }

  /// Returns a value that sends an optional action with additional data.
  package static func send(_ action: Action?, context: AnyHashableSendable?) -> Self {
    Self(action: action, context: context)
  }

  /// Returns this value with a transformed action.
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
  /// A mirror for dumps that shows only the action if there's no additional data.
  public var customDumpMirror: Mirror {
    guard let context else {
      return Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    }
    return Mirror(
      self, children: ["send": (action as Any, animation: context.base)], displayStyle: .enum
    )
  }
}
