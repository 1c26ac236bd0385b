import Synchronization

/// An object that detects whether a key's test value comes from the default implementation.
final class MissingTestValue: Sendable {
  @TaskLocal static var witness: MissingTestValue?

  private let isNoted = Atomic(false)

  func note() {
    isNoted.store(true, ordering: .relaxed)
  }

  /// Returns the key's test value, and whether it comes from the default implementation.
  static func testValue<Key: TestDependencyKey>(of key: Key.Type) -> (Key.Value, isMissing: Bool) {
    let witness = MissingTestValue()
    let value = $witness.withValue(witness) { Key.testValue }
    return (value, witness.isNoted.load(ordering: .relaxed))
  }
}
