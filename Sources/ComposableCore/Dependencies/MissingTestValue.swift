import Synchronization

/// Tells whether a key's test value came from the default implementation, that is, from nowhere.
final class MissingTestValue: Sendable {
  @TaskLocal static var witness: MissingTestValue?

  private let isNoted = Atomic(false)

  func note() {
    isNoted.store(true, ordering: .relaxed)
  }

  /// The key's test value, and whether it is only a stand-in for one that nobody wrote.
  static func testValue<Key: TestDependencyKey>(of key: Key.Type) -> (Key.Value, isMissing: Bool) {
    let witness = MissingTestValue()
    let value = $witness.withValue(witness) { Key.testValue }
    return (value, witness.isNoted.load(ordering: .relaxed))
  }
}
