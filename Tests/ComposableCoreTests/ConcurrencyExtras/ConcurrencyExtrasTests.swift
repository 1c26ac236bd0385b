import ComposableCore
import ComposableTesting
import Foundation
import Testing

@Suite struct ResultTests {
  @Test func `a result stores the value that asynchronous work returns`() async throws {
    let result = await Result { try await answer(42) }

    #expect(try result.get() == 42)
  }

  @Test func `a result stores the error that asynchronous work throws`() async {
    let result: Result<Int, any Error> = await Result { try await answer(nil) }

    #expect(throws: NoAnswer.self) { try result.get() }
  }

  @Test func `a result has the error type of its work`() async {
    let result = await Result { () async throws(NoAnswer) -> Int in throw NoAnswer() }

    #expect(result == Result<Int, NoAnswer>.failure(NoAnswer()))
  }

  @Test func `a result stores a cancellation like any other error`() async {
    let task = Task { await Result { try await Task.never() } }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value.get() }
  }

  @MainActor
  @Test func `the closure of an asynchronous result runs in its caller's isolation`() async throws {
    var count = 0  // Only a closure that's isolated to the main actor can change it.

    let result: Result<Int, any Error> = await Result {
      count += 1
      await Task.yield()
      return count
    }

    #expect(try result.get() == 1)
  }

  private struct NoAnswer: Error, Equatable {}

  private func answer(_ number: Int?) async throws -> Int {
    guard let number else { throw NoAnswer() }
    return number
  }
}

@Suite struct LockIsolatedTests {
  @Test func `concurrent changes to a locked value are all applied`() async {
    let count = LockIsolated(0)

    await withTaskGroup { group in
      for _ in 0..<1_000 { group.addTask { count.withValue { $0 += 1 } } }
    }

    #expect(count.value == 1_000)
  }

  @Test func `a locked value can be replaced, and its members can be read`() {
    let names = LockIsolated(["a"])

    names.setValue(["b", "c"])

    #expect(names.count == 2)
    #expect(names.last == "c")
  }

  @Test func `a locked value keeps changes that a closure makes before it throws`() {
    struct Failure: Error {}
    let names = LockIsolated(["a"])

    #expect(throws: Failure.self) {
      try names.withValue {
        $0.append("b")
        throw Failure()
      }
    }

    #expect(names.value == ["a", "b"])
  }

  @Test func `reading a locked value during a change returns the old value`() {
    let count = LockIsolated(1)

    let former = count.withValue { value in
      value = 2
      return count.value
    }

    #expect(former == 1)
    #expect(count.value == 2)
  }
}

@Suite struct UncheckedSendableTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func `UncheckedSendable doesn't copy the object that it wraps`() async {
    @UncheckedSendable var log = Log()

    await Task { [$log] in $log.value.lines.append("one") }.value

    #expect(log.lines == ["one"])
  }

  @Test func `UncheckedSendable has its value's members and is encoded like the value`() throws {
    var number = UncheckedSendable(["count": 1])

    number["count"] = 2
    let data = try JSONEncoder().encode(number)

    #expect(String(decoding: data, as: UTF8.self) == #"{"count":2}"#)
    #expect(try JSONDecoder().decode(UncheckedSendable<[String: Int]>.self, from: data) == number)
  }
}

@Suite struct AnyHashableSendableTests {
  @Test func `type-erased values are compared like AnyHashable values`() {
    #expect(AnyHashableSendable(1) == AnyHashableSendable(1))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    #expect(AnyHashableSendable(AnyHashableSendable(1)) == 1)
    #expect(Set<AnyHashableSendable>([1, 1, "one", true]).count == 3)
  }

  @Test func `equal type-erased numbers of different types have the same hash`() {
    let (whole, fraction) = (AnyHashableSendable(1), AnyHashableSendable(1.0))

    #expect(whole == fraction)
    #expect(whole.hashValue == fraction.hashValue)
  }

  @Test func `a type-erased value has the description of its base value`() {
    #expect("\(AnyHashableSendable("one"))" == "one")
    #expect(String(reflecting: AnyHashableSendable("one")) == "AnyHashableSendable(\"one\")")
  }
}

@Suite struct TaskExtrasTests {
  @Test func `'Task.never' ends when its task is cancelled`() async {
    let waiting = Task { try await Task.never() }
    let answer = Task { try await Task<Int, Never>.never() }

    waiting.cancel()
    answer.cancel()

    await #expect(throws: CancellationError.self) { try await waiting.value }
    await #expect(throws: CancellationError.self) { try await answer.value }
  }

  @Test
  func `cancelling a task that waits for a cancellable value cancels the value's task`() async {
    let request = Task { try await Task.never() }
    let endless = Task { for await _ in AsyncStream<Never>.never {} }
    let first = Task { try await request.cancellableValue }
    let second = Task { await endless.cancellableValue }

    first.cancel()
    second.cancel()
    _ = await (first.result, second.result)

    #expect(request.isCancelled && endless.isCancelled)
  }

  @Test func `on a serial executor, another task can yield several times during a mega yield`()
    async
  {
    await withMainSerialExecutor {
      let steps = LockIsolated(0)
      let task = Task { for _ in 0..<10 { steps.withValue { $0 += 1 }; await Task.yield() } }

      await Task.megaYield()

      #expect(steps.value == 10)
      await task.value
    }
  }

  @Test func `a mega yield can have a count of zero, and its default count is 20`() async {
    await Task.megaYield(count: 0)
    #expect(Task<Never, Never>.defaultMegaYieldCount == 20)
  }
}

@Suite struct AsyncStreamExtrasTests {
  private struct Interruption: Error {}

  @Test func `a stream produces the elements of a sequence in order`() async {
    let numbers = AsyncStream<Int> { for number in 1...3 { $0.yield(number) }; $0.finish() }

    let doubled = numbers.map { $0 * 2 }.eraseToStream()

    #expect(await doubled.reduce(into: []) { $0.append($1) } == [2, 4, 6])
  }

  @Test func `an error ends a nonthrowing stream and is thrown by a throwing stream`() async {
    func failing() -> AsyncThrowingStream<Int, any Error> {
      AsyncThrowingStream { $0.yield(1); $0.finish(throwing: Interruption()) }
    }

    #expect(await failing().eraseToStream().reduce(into: []) { $0.append($1) } == [1])
    await #expect(throws: Interruption.self) {
      for try await _ in failing().eraseToThrowingStream() {}
    }
  }

  @Test func `a stream doesn't iterate its sequence until the first element is requested`() async {
    let clock = ImmediateClock()
    let start = clock.now
    let ticks = AsyncStream(clock.timer(interval: .seconds(1)))

    #expect(start.duration(to: clock.now) == .zero)
    _ = await ticks.first { _ in true }

    #expect(start.duration(to: clock.now) == .seconds(1))
  }

  @Test func `a finished stream ends immediately and throws its error, if any`() async {
    #expect(await AsyncStream<Int>.finished.first { _ in true } == nil)
    await #expect(throws: Interruption.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Interruption()) {}
    }
    await #expect(throws: Never.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished() {}
    }
  }

  @Test func `a never-ending stream finishes when its task is cancelled`() async {
    let ended = LockIsolated(0)
    let tasks: [Task<Void, any Error>] = [
      Task {
        for await _ in AsyncStream<Int>.never {}
        ended.withValue { $0 += 1 }
      },
      Task {
        for try await _ in AsyncThrowingStream<Int, any Error>.never {}
        ended.withValue { $0 += 1 }
      },
    ]

    for _ in 0..<1000 { await Task.yield() }
    #expect(ended.value == 0)
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.result }
  }
}
