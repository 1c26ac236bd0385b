import OrderedCollections
import Synchronization

/// A generator of the IDs of stack elements.
package final class StackElementIDGenerator: Sendable {
  private struct Progress {
    var generation: Int

    /// The generations that were not returned because they were in use.
    var skipped: Set<Int> = []

    /// The generation before which the generator repeats the IDs of another generator.
    var repetitionEnd = 0
  }

  private let progress: Mutex<Progress>

  /// Creates a generator whose first ID has the given generation.
  package init(startingAt generation: Int = 0) {
    progress = Mutex(Progress(generation: generation))
  }

  /// Creates a generator that repeats the IDs that another generator has returned since it was at
  /// the given generation, even if they are in use, and then continues the sequence.
  package init(repeating other: StackElementIDGenerator, from generation: Int) {
    var progress = other.progress.withLock { $0 }
    progress.repetitionEnd = progress.generation
    progress.generation = generation
    self.progress = Mutex(progress)
  }

  /// The generation of the next ID.
  package var nextGeneration: Int { progress.withLock { $0.generation } }

  /// Returns a new ID, skipping those that are in use.
  package func next(
    isInUse: (StackElementID) -> Bool = { _ in false }
  ) -> StackElementID {
    progress.withLock { progress in
      while true {
        let id = StackElementID(generation: progress.generation)
        progress.generation += 1
        if id.generation >= progress.repetitionEnd, isInUse(id) {
          progress.skipped.insert(id.generation)
        }
        if !progress.skipped.contains(id.generation) { return id }
      }
    }
  }
}

extension DependencyValues {
  /// The generator of stack element IDs: one per test, and one for the process outside tests.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}

extension Store {
  /// Returns the ID for an element that a view is about to push onto a stack with the given IDs,
  /// using the store's dependencies.
  package func nextElementID(after ids: OrderedSet<StackElementID>) -> StackElementID {
    root.dependencies.stackElementID.next(isInUse: ids.contains)
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
