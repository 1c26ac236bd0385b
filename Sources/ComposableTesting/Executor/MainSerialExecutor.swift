import Foundation
import Synchronization

/// Makes all tasks of the process run on the main actor, one after the other, for as long as one of
/// these is alive: what effects do then happens in the same order each time.
///
/// The runtime hands every job for its pool of threads to a hook, where one is set.
final class MainSerialExecutor: Sendable {
  private static let users = Mutex(0)

  init() {
    Self.users.withLock { users in
      users += 1
      if users == 1 { Self.hook?.pointee = { job, _ in MainActor.shared.enqueue(job) } }
    }
  }

  deinit {
    Self.users.withLock { users in
      users -= 1
      if users == 0 { Self.hook?.pointee = nil }
    }
  }

  /// Whether tasks run on the main actor even while no executor is alive.
  static var isPermanent: Bool {
    get { permanent.withLock { $0 != nil } }
    set {
      // Released outside the lock: the end of an executor takes the lock of `users`.
      let former = permanent.withLock { executor in
        defer { executor = newValue ? executor ?? MainSerialExecutor() : nil }
        return executor
      }
      withExtendedLifetime(former) {}
    }
  }

  private static let permanent = Mutex<MainSerialExecutor?>(nil)

  /// Whether tasks run on the main actor now.
  static var isInUse: Bool { users.withLock { _ in hook?.pointee != nil } }

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Where the runtime keeps the hook; written under the lock of `users` only.
  private static var hook: UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Hook?.self)
  }
}
