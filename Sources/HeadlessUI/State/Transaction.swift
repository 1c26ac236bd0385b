/// What accompanies a change: the animation that shows it.
///
/// There is nothing to animate without a screen, so a transaction changes nothing that a phone
/// shows. A test can see it: ``Phone/transaction`` is that of the latest change.
///
/// ```swift
/// struct DoorView: View {
///   @State var isOpen = false
///
///   var body: some View {
///     Button(isOpen ? "Close" : "Open") {
///       withTransaction(Transaction(animation: .linear)) { isOpen.toggle() }
///     }
///   }
/// }
///
/// let phone = Phone(DoorView())
/// phone.tap("Open")
/// #expect(phone.shows("Close") && phone.transaction.animation == .linear)
/// ```
public struct Transaction: Sendable {
  /// The animation that shows the change; nil if it appears at once.
  public var animation: Animation?
  /// Whether views inside may not animate the change.
  public var disablesAnimations = false
  /// Whether the change is one of many, as those of a gesture are.
  public var isContinuous = false

  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// Whether it says nothing, so that the transaction around a change holds.
  var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous }

  /// The transaction that surrounds the running code.
  @TaskLocal static var current = Transaction()
}

/// Runs the body at once; what it changes is shown with the transaction.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs the body at once; what it changes is shown with the current transaction, one value of which
/// is replaced: `withTransaction(\.disablesAnimations, true) { … }`.
@MainActor
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs the body at once; what it changes is shown with the animation.
///
/// ```swift
/// struct CounterView: View {
///   @State var count = 0
///
///   var body: some View {
///     Button("Count: \(count)") { withAnimation(.bouncy) { count += 1 } }
///   }
/// }
///
/// let phone = Phone(CounterView())
/// phone.tap("Count: 0")
/// #expect(phone.shows("Count: 1") && phone.transaction.animation == .bouncy)
/// ```
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs the body at once, and the completion after it: an animation that isn't shown is over at once.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withAnimation(animation, body)
}

/// When an animation counts as complete; all of them mean the same off the screen.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}
