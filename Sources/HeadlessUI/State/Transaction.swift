/// What comes along with a change: the animation that it asks for.
///
/// There is nothing to animate without a screen; a transaction is handed on and otherwise ignored.
///
/// ```swift
/// var isShown = true
/// var transaction = Transaction()
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isShown = false }
/// #expect(!isShown)
/// ```
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Runs the body at once.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a change would move on a screen; ignored without one.
///
/// ```swift
/// var isShown = false
/// withAnimation(.default) { isShown = true }
/// #expect(isShown)
/// ```
public struct Animation: Hashable, Sendable {
  private let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
  public static let bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth")
  public static let snappy = Animation(name: "snappy")
}

/// Runs the body at once: there is nothing to animate without a screen.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
