import Synchronization

/// A generator of the IDs of stack elements.
package final class StackElementIDGenerator: Sendable {
  private let generation: Mutex<Int>

  /// Creates a generator whose first ID has the given generation.
  package init(startingAt generation: Int = 0) {
    self.generation = Mutex(generation)
  }

  /// The generation of the next ID.
  package var nextGeneration: Int { generation.withLock { $0 } }

  /// Returns a new ID.
  package func next() -> StackElementID {
    generation.withLock { generation in
      defer { generation += 1 }
      return StackElementID(generation: generation)
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
  /// Returns the ID for an element that a view is about to push, using the store's dependencies.
  package func nextElementID() -> StackElementID {
    root.dependencies.stackElementID.next()
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
