extension AsyncStream {
  /// A stream of the elements of another sequence, whose type is hidden.
  ///
  /// ```swift
  /// let clock = ImmediateClock()
  /// let ticks = AsyncStream(clock.timer(interval: .seconds(1)).prefix(3))
  /// var count = 0
  /// for await _ in ticks { count += 1 }
  /// #expect(count == 3)
  /// ```
  ///
  /// Nothing is buffered: each element is taken when it is asked for. An error ends the stream. Like
  /// every stream, it is to be iterated by one task.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = LazyIterator(sequence)
    self.init { try? await iterator.next() }
  }

  /// A stream without elements that never ends before its task is cancelled.
  ///
  /// ```swift
  /// let reader = Task { for await _ in AsyncStream<Int>.never {} }
  /// reader.cancel()
  /// await reader.value
  /// #expect(reader.isCancelled)
  /// ```
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended.
  ///
  /// ```swift
  /// var numbers: [Int] = []
  /// for await number in AsyncStream<Int>.finished { numbers.append(number) }
  /// #expect(numbers.isEmpty)
  /// ```
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream of the elements of another sequence, whose type is hidden.
  ///
  /// Nothing is buffered: each element is taken when it is asked for. Like every stream, it is to be
  /// iterated by one task.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = LazyIterator(sequence)
    self.init { try await iterator.next() }
  }

  /// A stream without elements that never ends before its task is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended, with an error if one is given.
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
  /// A stream of the elements, as endpoints of dependencies return it. An error ends the stream.
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

  /// A stream of the elements, as endpoints of dependencies return it.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// The iterator of a sequence, made when the first element is asked for.
private final class LazyIterator<S: AsyncSequence & Sendable>: @unchecked Sendable {
  private let sequence: S
  // Used by the one task that iterates the stream.
  private var iterator: S.AsyncIterator?

  init(_ sequence: S) {
    self.sequence = sequence
  }

  func next() async throws -> S.Element? {
    if iterator == nil { iterator = sequence.makeAsyncIterator() }
    return try await iterator?.next()
  }
}
