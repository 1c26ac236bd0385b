import CustomDump

extension Effect {
  /// Runs asynchronous work that can send any number of actions.
  ///
  /// The work uses the dependencies that were current when the effect was created. An error that it
  /// throws is passed to `handler` or, if there's no handler, reported as an issue. A
  /// `CancellationError` is ignored, and so is any error that's thrown after the effect was
  /// cancelled.
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
  ///   - priority: The priority of the task, or `nil` to inherit the sender's priority.
  ///   - name: The name of the task, as shown by debuggers and returned by `Task.name`.
  ///   - operation: The work. It doesn't run on the main actor.
  ///   - handler: A closure that handles an error thrown by the work.
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
    // Cancelled work can fail with errors other than `CancellationError`, such as a URL error.
    guard !Task.isCancelled else { return }
    if let handler { return await handler(error, send) }
    location.report(
      """
      An 'Effect.run' threw an unhandled error.

      \(String(customDumping: error).indented)

      Every error except 'CancellationError' must be handled: with 'do' and 'catch' inside the \
      effect, or with the 'catch' argument of 'Effect.run'.
      """
    )
  }
}
