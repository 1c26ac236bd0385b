import Foundation
import Synchronization

/// A token that makes all tasks of the process run serially on the main actor while at least one
/// instance is alive, so that effects do their work in the same order in each run.
///
/// The Swift runtime passes each job for the global thread pool to a hook, if one is installed.
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

  /// Whether an instance is kept alive, so that tasks run on the main actor even without other
  /// instances.
  static var isPermanent: Bool {
    get { permanent.withLock { $0 != nil } }
    set {
      // Release the executor outside the lock, because its deinit acquires the lock of `users`.
      let former = permanent.withLock { executor in
        defer { executor = newValue ? executor ?? MainSerialExecutor() : nil }
        return executor
      }
      withExtendedLifetime(former) {}
    }
  }

  private static let permanent = Mutex<MainSerialExecutor?>(nil)

  /// Whether tasks currently run on the main actor.
  static var isInUse: Bool { users.withLock { _ in hook?.pointee != nil } }

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// The runtime's hook, written only while the lock of `users` is held.
  private static var hook: UnsafeMutablePointer<Hook?>? {
    dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
      .assumingMemoryBound(to: Hook?.self)
  }
}
