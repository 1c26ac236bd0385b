import Synchronization

/// Gives each new element of any stack its id.
package final class StackElementIDGenerator: Sendable {
  private let generation: Mutex<Int>

  /// A generator whose first id is of the given generation.
  package init(startingAt generation: Int = 0) {
    self.generation = Mutex(generation)
  }

  /// The generation of the id that comes next.
  package var nextGeneration: Int { generation.withLock { $0 } }

  /// A new id.
  package func next() -> StackElementID {
    generation.withLock { generation in
      defer { generation += 1 }
      return StackElementID(generation: generation)
    }
  }
}

extension DependencyValues {
  /// The generator of ids for the elements of stacks: one per test, one for all else.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}

extension Store {
  /// The id of an element that a view is about to push, from the dependencies of the store.
  package func nextElementID() -> StackElementID {
    root.dependencies.stackElementID.next()
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
