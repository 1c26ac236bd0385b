import ComposableCore
import Observation
import Synchronization
import Testing

/// Invariants of observation, tested with random changes to random trees.
@MainActor
@Suite struct TreeLawTests {
  @Test(arguments: UInt64(0)..<40)
  func `39-43. changing a leaf notifies its readers, and an in-place change notifies no others`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(state: seed)
    let store = Store(initialState: Tree()) { TreeFeature() }
    let watches = TreeReader.all.map { Watch($0) { store.withState(\.self) } }
    var saved = [store.withState(\.self)]

    for step in 0..<120 {
      let before = store.withState(\.self)
      if Bool.random(using: &generator) { saved.append(before) }
      let change = TreeChange.random(of: before, saved: saved.suffix(4), using: &generator)
      store.send(change.action)
      let after = store.withState(\.self)

      for watch in watches {
        let value = watch.reader.read(after)
        let isNotified = watch.isNotified
        if value != watch.value {
          #expect(
            isNotified, "\(watch.reader) wasn't notified at step \(step) with seed \(seed)")
        } else if let leaf = change.leaf, leaf != watch.reader.description {
          #expect(
            !isNotified,
            "\(watch.reader) was notified of a change to \(leaf) at step \(step) with seed \(seed)")
        }
        if isNotified { watch.start() }
      }
    }
  }
}

/// An observer of one value in a tree, which reads the value again after each notification.
@MainActor
private final class Watch {
  let reader: TreeReader
  private let tree: () -> Tree
  private(set) var value: [Int]?
  private var flag = ChangeFlag()

  init(_ reader: TreeReader, tree: @escaping () -> Tree) {
    self.reader = reader
    self.tree = tree
    start()
  }

  var isNotified: Bool { flag.isSet.withLock { $0 } }

  func start() {
    let flag = ChangeFlag()
    self.flag = flag
    value = withObservationTracking {
      reader.read(tree())
    } onChange: {
      flag.isSet.withLock { $0 = true }
    }
  }

  private final class ChangeFlag: Sendable {
    let isSet = Mutex(false)
  }
}
