extension AsyncStream {
  /// Creates a type-erased stream of the elements of another sequence.
  ///
  /// ```swift
  /// let clock = ImmediateClock()
  /// let ticks = AsyncStream(clock.timer(interval: .seconds(1)).prefix(3))
  /// var count = 0
  /// for await _ in ticks { count += 1 }
  /// #expect(count == 3)
  /// ```
  ///
  /// The stream doesn't buffer elements, but gets each element on demand. An error ends the stream.
  /// As with every stream, only one task can iterate over it.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = LazyIterator(sequence)
    self.init { try? await iterator.next() }
  }

  /// A stream that produces no elements and ends only when the task that reads it is cancelled.
  ///
  /// ```swift
  /// let reader = Task { for await _ in AsyncStream<Int>.never {} }
  /// reader.cancel()
  /// await reader.value
  /// #expect(reader.isCancelled)
  /// ```
  public static var never: Self { Self { _ in } }

  /// An empty stream that has already ended.
  ///
  /// ```swift
  /// var numbers: [Int] = []
  /// for await number in AsyncStream<Int>.finished { numbers.append(number) }
  /// #expect(numbers.isEmpty)
  /// ```
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Creates a type-erased stream of the elements of another sequence.
  ///
  /// The stream doesn't buffer elements, but gets each element on demand. As with every stream,
  /// only one task can iterate over it.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = LazyIterator(sequence)
    self.init { try await iterator.next() }
  }

  /// A stream that produces no elements and ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// Returns an empty stream that has already ended, optionally with an error.
  ///
  /// ```swift
  /// struct Offline: Error {}
  ///
  /// let stream = AsyncThrowingStream<Int, any Error>.finished(throwing: Offline())
  /// await #expect(throws: Offline.self) { for try await _ in stream {} }
  /// ```
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence where Self: Sendable {
  /// Returns a stream of the elements, for use as the result of a dependency's endpoint. An error
  /// ends the stream.
  ///
  /// ```swift
  /// let scores: @Sendable () -> AsyncStream<Int> = {
  ///   AsyncStream { $0.yield(1); $0.finish() }.map { $0 * 10 }.eraseToStream()
  /// }
  /// for await score in scores() { #expect(score == 10) }
  /// ```
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// Returns a throwing stream of the elements, for use as the result of a dependency's endpoint.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// The iterator of a sequence, created when the first element is requested.
private final class LazyIterator<S: AsyncSequence & Sendable>: @unchecked Sendable {
  private let sequence: S
  // Only the task that iterates over the stream uses this property.
  private var iterator: S.AsyncIterator?

  init(_ sequence: S) {
    self.sequence = sequence
  }

  func next() async throws -> S.Element? {
    if iterator == nil { iterator = sequence.makeAsyncIterator() }
    return try await iterator?.next()
  }
}
