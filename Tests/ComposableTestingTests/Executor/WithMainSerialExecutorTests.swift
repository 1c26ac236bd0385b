import ComposableTesting
import Foundation
import Synchronization
import Testing

@Suite struct WithMainSerialExecutorTests {
  @Test func `tasks run on the main serial executor in the order they were created`() async {
    let order = Order()

    await withMainSerialExecutor {
      let tasks = (0..<100).map { number in Task.detached { order.append(number) } }
      for task in tasks { await task.value }
    }

    #expect(order.numbers == Array(0..<100))
  }

  @Test func `an error from the operation is rethrown`() async {
    struct Derailed: Error {}

    await #expect(throws: Derailed.self) {
      try await withMainSerialExecutor {
        await Task.yield()
        throw Derailed()
      }
    }
    #expect(throws: Derailed.self) { try withMainSerialExecutor { throw Derailed() } }
  }

  @MainActor
  @Test func `tasks that a synchronous operation starts wait for the main actor`() async {
    let order = Order()

    var tasks: [Task<Void, Never>] = []
    withMainSerialExecutor {
      tasks = (0..<100).map { number in Task.detached { order.append(number) } }
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(order.numbers.isEmpty)
    for task in tasks { await task.value }

    #expect(order.numbers.sorted() == Array(0..<100))
  }

  @MainActor
  @Test func `tasks run in order while 'uncheckedUseMainSerialExecutor' is true`() async {
    let order = Order()

    uncheckedUseMainSerialExecutor = true
    #expect(uncheckedUseMainSerialExecutor)
    let tasks = (0..<100).map { number in Task.detached { order.append(number) } }
    for task in tasks { await task.value }
    uncheckedUseMainSerialExecutor = true
    uncheckedUseMainSerialExecutor = false

    #expect(order.numbers == Array(0..<100))
  }
}

private final class Order: Sendable {
  private let appended = Mutex<[Int]>([])

  var numbers: [Int] { appended.withLock { $0 } }

  func append(_ number: Int) {
    appended.withLock { $0.append(number) }
  }
}
