extension View {
  /// Performs an action when the view appears. The action runs once in the lifetime of the view.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { _, node in
      // A node with an attachment has appeared before.
      guard node.attachment == nil else { return }
      node.attachment = Lifetime()
      if let action { node.host.later(action) }
    }
  }

  /// Performs an action after the view has disappeared.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { _, node in
      let lifetime = node.attachment as? Lifetime ?? Lifetime()
      // The host tears down its views when it is deallocated, and runs no more actions after that.
      lifetime.onEnd = { [weak host = node.host] in
        if let action { host?.later(action) }
      }
      node.attachment = lifetime
    }
  }

  /// Starts an asynchronous task when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts a named asynchronous task when the view appears, and cancels it when the view
  /// disappears. The name is ignored.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts an asynchronous task when the view appears and whenever the ID changes.
  ///
  /// The task is cancelled before the next task starts and when the view disappears.
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

  /// Performs an action when a value changes.
  ///
  /// - Parameter initial: Whether to perform the action for the first value as well.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action with the old and new values when a value changes.
  ///
  /// The value is compared with the value at the last update of the view. If `initial` is `true`,
  /// the action is also performed for the first value, which it receives as both the old and the
  /// new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modified { _, node in
      let memory = node.attachment as? Memory<Value>
      node.attachment = memory ?? Memory(value)
      let former = memory?.value ?? value
      memory?.value = value
      // The first evaluation has no earlier value to compare with.
      if memory == nil ? initial : former != value { node.host.later { action(former, value) } }
    }
  }
}

/// A marker for a view that has appeared. It runs a closure when the view disappears.
private final class Lifetime: Attachment {
  var onEnd: @MainActor () -> Void = {}

  func tearDown() { onEnd() }
}

/// The task of a view.
private final class Work<ID: Equatable>: Attachment {
  var id: ID?
  private var task: Task<Void, Never>?
  private var isOver = false

  func start(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    // The view can disappear between the refresh and the start of its task.
    guard !isOver else { return }
    task = Task(priority: priority) { await action() }
  }

  func tearDown() {
    isOver = true
    task?.cancel()
  }
}

/// The value at the last update of a view.
private final class Memory<Value>: Attachment {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func tearDown() {}
}
