import Synchronization

/// The nodes whose inputs have changed since their last evaluation.
///
/// This is the only part of a phone that other threads use, because observed values notify their
/// observers on the thread that changes them. The changes are only recorded here. The host
/// evaluates the nodes later.
final class Invalidations: Sendable {
  private struct Record {
    var nodes: Set<NodeID> = []
    var transaction = Transaction()
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextWaiter = 0
  }

  private let record = Mutex(Record())

  var isEmpty: Bool { record.withLock { $0.nodes.isEmpty } }

  func insert(_ node: NodeID) {
    let waiters = record.withLock { record in
      record.nodes.insert(node)
      // The transaction is read here because it's a task-local value of the code that makes the
      // change.
      record.transaction = .current
      defer { record.waiters = [:] }
      return record.waiters.values.map { $0 }
    }
    // The tasks are resumed outside the lock because they acquire the lock next.
    for waiter in waiters { waiter.resume() }
  }

  /// The transaction of the latest change.
  var transaction: Transaction { record.withLock { $0.transaction } }

  /// Sets the animation of the latest change.
  func animate(_ animation: Animation?) {
    record.withLock { $0.transaction.animation = animation }
  }

  /// Removes all nodes and returns them in the order of their IDs.
  func drain() -> [NodeID] {
    record.withLock { record in
      defer { record.nodes = [] }
      return record.nodes.sorted()
    }
  }

  /// Waits for an insertion. Returns immediately if there are already nodes or if the task is
  /// cancelled.
  func next() async {
    let waiter = record.withLock { record in
      record.nextWaiter += 1
      return record.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = record.withLock { record in
          // The cancellation handler may have run before there was a continuation to resume.
          let isOver = !record.nodes.isEmpty || Task.isCancelled
          if !isOver { record.waiters[waiter] = continuation }
          return isOver
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      record.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume()
    }
  }
}
