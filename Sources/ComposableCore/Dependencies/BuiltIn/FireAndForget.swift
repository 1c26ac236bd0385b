/// A function that starts work, such as tracking an event, without waiting for its result.
///
/// ```swift
/// let events = LockIsolated<[String]>([])
/// @Dependency(\.fireAndForget) var fireAndForget
/// await fireAndForget { events.withValue { $0.append("opened") } }
/// #expect(events.value == ["opened"])  // A test waits for the work.
/// ```
///
/// The work continues even if the effect that started it is cancelled. Errors that the work throws
/// are ignored.
public struct FireAndForget: Sendable {
  private let start:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Creates a function that starts work by calling a closure.
  public init(
    _ start: @escaping @Sendable (
      _ priority: TaskPriority?, _ work: @escaping @Sendable () async throws -> Void
    ) async -> Void
  ) {
    self.start = start
  }

  /// Starts work with an optional priority.
  public func callAsFunction(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
  ) async {
    await start(priority, work)
  }
}

extension DependencyValues {
  /// A function that starts work without waiting for its result. In tests, it waits for the work to
  /// end.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, work in
    Task(priority: priority) { try await work() }
  }
  static let testValue = FireAndForget { priority, work in
    await Task(priority: priority) { try? await work() }.value
  }
}
