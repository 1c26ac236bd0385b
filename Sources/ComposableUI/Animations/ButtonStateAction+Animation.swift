extension ButtonStateAction {
  /// Returns a button action that sends the given action, if any, and animates its changes.
  ///
  /// ```swift
  /// let reset = ButtonState<String>(
  ///   role: .destructive, action: .send("reset", animation: .default)
  /// ) {
  ///   TextState("Reset")
  /// }
  /// #expect(reset.action == .send("reset", animation: .default))
  /// #expect(reset.action != .send("reset"))
  /// ```
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    .send(action, context: animation.map { AnyHashableSendable($0) })
  }

  /// The animation for the changes that the action makes, or `nil` if there is none.
  public var animation: Animation? { context?.base as? Animation }
}
