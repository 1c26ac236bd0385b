import Foundation
import Testing

@testable import WaymarkCaching

@Suite struct ReceivingThreadQueueTests {
  @Test func `adding an operation runs it on the same thread before it returns`() {
    let queue = ReceivingThreadQueue()
    let thread = Thread.current
    nonisolated(unsafe) var threads: [Thread] = []  // Only this thread runs the operations.

    queue.addOperation { threads.append(.current) }
    queue.addOperation(BlockOperation { threads.append(.current) })

    #expect(threads == [thread, thread])
  }
}
