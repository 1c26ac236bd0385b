import Synchronization

/// The context of a change, including its animation.
///
/// Headless views don't animate, so a transaction doesn't affect what is on the screen. Tests can
/// read the transaction of the latest change from ``Phone/transaction``.
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
  /// The animation of the change, or `nil` if the change isn't animated.
  public var animation: Animation?
  /// Whether the animations that views define are disabled for the change.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous series, such as the changes during a gesture.
  public var isContinuous = false

  /// Creates a transaction with an optional animation.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }

  /// Whether all properties have their default values, in which case the surrounding transaction
  /// applies.
  var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous }

  /// The transaction for changes that the current code makes.
  static var current: Transaction {
    guard let scope = TransactionScope.current, !scope.isOver else { return Transaction() }
    return scope.transaction
  }
}

/// A call to `withTransaction`. Tasks that start during the call inherit the scope, but their
/// changes after the call don't belong to the transaction.
private final class TransactionScope: Sendable {
  @TaskLocal static var current: TransactionScope?

  let transaction: Transaction
  private let over = Atomic(false)

  init(_ transaction: Transaction) { self.transaction = transaction }

  var isOver: Bool { over.load(ordering: .acquiring) }

  func end() { over.store(true, ordering: .releasing) }
}

/// Runs a closure immediately, with a transaction for the changes that it makes.
///
/// The transaction doesn't apply to the changes that tasks make after the closure has returned.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let scope = TransactionScope(transaction)
  defer { scope.end() }
  return try TransactionScope.$current.withValue(scope, operation: body)
}

/// Runs a closure immediately, with one value of the current transaction replaced.
///
/// For example: `withTransaction(\.disablesAnimations, true) { … }`.
@MainActor
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure immediately, with an animation for the changes that it makes.
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

/// Runs a closure immediately with an animation, and then calls the completion closure.
///
/// The completion closure is called even if the first closure throws an error. The completion
/// criteria are ignored, because headless views don't animate.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  // Nothing moves, so the animation is complete as soon as the change is made.
  defer { completion() }
  return try withAnimation(animation, body)
}

/// The point at which an animation counts as complete. The cases are equivalent in a headless view.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}
