#if canImport(SwiftUI)
  import SwiftUI
#else
  import HeadlessUI
#endif

extension ButtonStateAction {
  /// Sends an action, or nothing, and shows what it changes with an animation.
  ///
  /// ```swift
  /// let reset = ButtonState<String>(role: .destructive, action: .send("reset", animation: .default)) {
  ///   TextState("Reset")
  /// }
  /// #expect(reset.action == .send("reset", animation: .default))
  /// #expect(reset.action != .send("reset"))
  /// ```
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    .send(action, context: animation.map { AnyHashableSendable($0) })
  }

  /// The animation that shows what the action changes.
  public var animation: Animation? { context?.base as? Animation }
}
