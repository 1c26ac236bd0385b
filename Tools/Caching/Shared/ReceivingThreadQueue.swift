import Foundation

/// A queue that runs each operation immediately, on the thread that adds it.
///
/// As the delegate queue of a session, it makes the thread that receives data wait until the
/// delegate has counted the data. An ordinary queue would keep all data that the delegate hasn't
/// received yet. On a busy machine, that can be gigabytes from a server that never stops sending.
final class ReceivingThreadQueue: OperationQueue, @unchecked Sendable {  // It stores nothing.
  override func addOperation(_ operation: Operation) { operation.start() }

  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}
