import Synchronization

/// A function that provides exclusive access to a random number generator.
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
/// Only one closure has access at a time; others wait. Calling the function again from inside the
/// closure causes a deadlock or stops the program.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: Generator

  /// Creates a function that provides access to a generator.
  public init<G: RandomNumberGenerator & Sendable>(_ generator: G) {
    self.generator = Generator(generator)
  }

  /// Calls a closure with the generator, and returns the closure's result or rethrows its error.
  ///
  /// ```swift
  /// struct EmptyBag: Error {}
  ///
  /// func draw(from bag: [String]) throws -> String {
  ///   @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///   return try withRandomNumberGenerator {
  ///     guard let word = bag.randomElement(using: &$0) else { throw EmptyBag() }
  ///     return word
  ///   }
  /// }
  ///
  /// let word = try withDependencies {
  ///   $0.withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  /// } operation: {
  ///   try draw(from: ["Whisk"])
  /// }
  /// #expect(word == "Whisk")
  /// #expect(throws: EmptyBag.self) { try draw(from: []) }
  /// ```
  public func callAsFunction<R, Failure: Error>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws(Failure) -> R
  ) throws(Failure) -> R {
    try generator.lend(to: work)
  }
}

private final class Generator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>

  init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = Mutex(generator)
  }

  func lend<R, Failure: Error>(
    to work: (inout any RandomNumberGenerator & Sendable) throws(Failure) -> R
  ) throws(Failure) -> R {
    try generator.withLock { generator throws(Failure) in
      // Safe because the lock protects only the generator. The result belongs to the caller.
      nonisolated(unsafe) let result = try work(&generator)
      return result
    }
  }
}

extension DependencyValues {
  /// A function that provides access to the random number generator. Override it in tests, where
  /// using the default reports an issue.
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
