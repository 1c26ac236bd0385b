import Synchronization

/// Lends a generator of random numbers to those who need one.
///
/// ```swift
/// struct One: RandomNumberGenerator, Sendable {
///   func next() -> UInt64 { 1 }
/// }
///
/// func roll() -> Int {
///   @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
///   return withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// }
///
/// let rolls = withDependencies {
///   $0.withRandomNumberGenerator = WithRandomNumberGenerator(One())
/// } operation: {
///   [roll(), roll()]
/// }
/// #expect(rolls[0] == rolls[1])
/// ```
///
/// One borrower has the generator at a time; a second one waits. Borrowing again from inside the
/// closure would wait for ever.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: Generator

  /// Lends a generator that is used from here only.
  public init<G: RandomNumberGenerator & Sendable>(_ generator: G) {
    self.generator = Generator(generator)
  }

  /// Runs a closure with the generator, and gives what the closure returns.
  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
    generator.lend(to: work)
  }
}

private final class Generator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  func lend<R>(to work: (inout any RandomNumberGenerator & Sendable) -> R) -> R {
    generator.withLock { generator in
      // Made by the caller's closure and given back to the caller: the lock never guards it.
      nonisolated(unsafe) let result = work(&generator)
      return result
    }
  }
}

extension DependencyValues {
  /// Lends the generator of random numbers. In tests, using it without overriding it is an issue.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator(UnimplementedGenerator())
}

private struct UnimplementedGenerator: RandomNumberGenerator {
  func next() -> UInt64 {
    reportUnimplemented(
      "withRandomNumberGenerator",
      instead: "$0.withRandomNumberGenerator = WithRandomNumberGenerator(MyGenerator(seed: 0))"
    )
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
