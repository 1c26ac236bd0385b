import Synchronization

/// The nodes that read something which changed since they were last looked at.
///
/// The only thing that other threads may touch: an observed value changes on whatever thread
/// changes it. Nothing is evaluated here; changes are only written down.
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
      record.transaction = .current
      defer { record.waiters = [:] }
      return record.waiters.values.map { $0 }
    }
    for waiter in waiters { waiter.resume() }
  }

  /// The transaction that surrounded the latest change.
  var transaction: Transaction { record.withLock { $0.transaction } }

  /// Shows the latest change with an animation.
  func animate(_ animation: Animation?) {
    record.withLock { $0.transaction.animation = animation }
  }

  /// Takes the nodes out, in the order of their ids.
  func drain() -> [NodeID] {
    record.withLock { record in
      defer { record.nodes = [] }
      return record.nodes.sorted()
    }
  }

  /// Returns at the next insertion, at once if there are insertions already, and when the task is
  /// cancelled.
  func next() async {
    let waiter = record.withLock { record in
      record.nextWaiter += 1
      return record.nextWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = record.withLock { record in
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
