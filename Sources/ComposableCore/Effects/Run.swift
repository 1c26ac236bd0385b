import CustomDump

extension Effect {
  /// Does asynchronous work that can send any number of actions back.
  ///
  /// The work sees the dependencies of the moment in which the effect was made. An error that
  /// nothing catches is an issue, unless it is a `CancellationError` or the effect was cancelled.
  ///
  /// ```swift
  /// let store = Store(initialState: [String]()) {
  ///   Reduce<[String], String> { state, action in
  ///     state.append(action)
  ///     return action == "go" ? .run { send in
  ///       await send("on the way")
  ///       throw CancellationError()
  ///     } : .none
  ///   }
  /// }
  /// await store.send("go").finish()
  /// #expect(store.withState { $0 } == ["go", "on the way"])
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; that of the sender when `nil`.
  ///   - name: What debuggers call the task, and `Task.name` in the work.
  ///   - operation: The work. It runs outside of the main actor.
  ///   - handler: What to do with an error of the work.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let context = EffectContext()
    let run = Run(priority: priority, name: name, location: location) { send in
      await context.restore {
        do {
          try await operation(send)
        } catch is CancellationError {
        } catch {
          await handle(error, handler: handler, send: send, location: location)
        }
      }
    }
    return Self(operation: .run(run))
  }

  private static func handle(
    _ error: any Error,
    handler: (@Sendable (any Error, Send<Action>) async -> Void)?,
    send: Send<Action>,
    location: IssueLocation
  ) async {
    guard !Task.isCancelled else { return }
    if let handler { return await handler(error, send) }
    location.report(
      """
      An "Effect.run" threw an error that nothing handles.

      \(String(customDumping: error).indented)

      Every error but a "CancellationError" must be handled: with a "do" and "catch" inside the \
      effect, or with the "catch" argument of "Effect.run".
      """
    )
  }
}
