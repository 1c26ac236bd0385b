extension View {
  /// Runs an action when the view comes onto the screen: once for as long as its place lives.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { _, node in
      guard node.attachment == nil else { return }
      node.attachment = Lifetime()
      if let action { node.host.later(action) }
    }
  }

  /// Runs an action when the view has left the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { _, node in
      let lifetime = node.attachment as? Lifetime ?? Lifetime()
      lifetime.onEnd = { [weak host = node.host] in
        if let action { host?.later(action) }
      }
      node.attachment = lifetime
    }
  }

  /// Runs asynchronous work while the view is on the screen, and cancels it when it leaves.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs asynchronous work while the view is on the screen, and starts it anew, the former work
  /// cancelled, when the id changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modified { _, node in
      let work = node.attachment as? Work<ID> ?? Work()
      node.attachment = work
      guard work.id != id else { return }
      work.id = id
      node.host.later { work.start(priority, action) }
    }
  }

  /// Runs an action when a value differs from what it was at the last look.
  ///
  /// - Parameter initial: Whether to run it for the first value too.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the former and the new value when a value differs from what it was at the
  /// last look; for the first value, if asked for, both are that one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified { _, node in
      let memory = node.attachment as? Memory<Value>
      node.attachment = memory ?? Memory(value)
      let former = memory?.value ?? value
      memory?.value = value
      if memory == nil ? initial : former != value { node.host.later { action(former, value) } }
    }
  }
}

/// Marks a place that has appeared, and says when it is gone.
private final class Lifetime: Attachment {
  var onEnd: @MainActor () -> Void = {}

  func tearDown() { onEnd() }
}

/// The task of a place.
private final class Work<ID: Equatable>: Attachment {
  var id: ID?
  private var task: Task<Void, Never>?
  private var isOver = false

  func start(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    guard !isOver else { return }
    task = Task(priority: priority) { await action() }
  }

  func tearDown() {
    isOver = true
    task?.cancel()
  }
}

/// The value that a place saw last.
private final class Memory<Value>: Attachment {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func tearDown() {}
}
