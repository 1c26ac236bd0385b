import Foundation
import Testing

@testable import WaymarkCaching

@Suite struct ReceivingThreadQueueTests {
  @Test func `an operation runs on the thread that adds it, before the call returns`() {
    let queue = ReceivingThreadQueue()
    let thread = Thread.current
    nonisolated(unsafe) var threads: [Thread] = []  // Only this thread runs the operations.

    queue.addOperation { threads.append(.current) }
    queue.addOperation(BlockOperation { threads.append(.current) })

    #expect(threads == [thread, thread])
  }
}
