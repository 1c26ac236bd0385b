import Foundation

extension Task where Failure == Never {
  /// Waits until the current task is cancelled.
  ///
  /// Use it to simulate an endpoint that never responds:
  ///
  /// ```swift
  /// let request = Task { try await Task<String, Never>.never() }
  /// request.cancel()
  /// await #expect(throws: CancellationError.self) { try await request.value }
  /// ```
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func never() async throws -> Success {
    for await value in AsyncStream<Success>.never { return value }
    throw _Concurrency.CancellationError()
  }

  /// The task's value. Cancelling the waiting task also cancels this task.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler { await value } onCancel: { cancel() }
    }
  }
}

extension Task where Failure == any Error {
  /// The task's value. Cancelling the waiting task also cancels this task.
  ///
  /// ```swift
  /// let download = Task { try await Task.never() }
  /// let screen = Task { try await download.cancellableValue }
  /// screen.cancel()
  /// _ = await screen.result
  /// #expect(download.isCancelled)
  /// ```
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler { try await value } onCancel: { cancel() }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the current task is cancelled.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }

  /// Suspends repeatedly, so that other tasks are likely to run.
  ///
  /// This doesn't guarantee that they run. For deterministic results, use `withMainSerialExecutor`.
  ///
  /// ```swift
  /// let steps = LockIsolated(0)
  /// let task = Task { steps.setValue(1) }
  /// await Task.megaYield()
  /// await task.value
  /// #expect(steps.value == 1)
  /// ```
  ///
  /// - Parameter count: The number of suspensions; by default, ``defaultMegaYieldCount``.
  public static func megaYield(count: Int = defaultMegaYieldCount) async {
    for _ in 0..<count {
      // A task with the lowest priority tends to run after all others that are ready.
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }

  /// The default number of suspensions of ``megaYield(count:)``: the value of the environment
  /// variable `TASK_MEGA_YIELD_COUNT`, clamped to 0...10,000, or 20 if the variable isn't set or
  /// isn't an integer.
  public static var defaultMegaYieldCount: Int {
    let given = ProcessInfo.processInfo.environment["TASK_MEGA_YIELD_COUNT"].flatMap(Int.init)
    return min(max(given ?? 20, 0), 10_000)
  }
}
