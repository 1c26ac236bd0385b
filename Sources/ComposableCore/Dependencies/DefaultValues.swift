import IssueReporting
import Synchronization

/// The default values of dependencies that were read: one per key and context, and in a test one
/// per test, so that no test sees what another left behind.
final class DefaultValues: Sendable {
  static let shared = DefaultValues()

  /// What a key should have had for its context.
  enum Lack {
    case liveValue
    case testValue
  }

  private struct Address: Hashable {
    var key: ObjectIdentifier
    var context: DependencyContext
    var test: TestContext.Testing.Test.ID?

    init(_ key: ObjectIdentifier, in context: DependencyContext) {
      self.key = key
      self.context = context
      test = context == .test ? DefaultValues.currentTest : nil
    }
  }

  private struct Entry: Sendable {
    var value: any Sendable
    var lack: Lack?
  }

  private let entries = Mutex<[Address: Entry]>([:])

  func value<Key: TestDependencyKey>(
    of key: Key.Type, in context: DependencyContext
  ) -> (value: Key.Value, lack: Lack?) {
    let address = Address(ObjectIdentifier(key), in: context)
    // Made outside the lock, because making a value may read other dependencies.
    let entry = entries.withLock { $0[address] } ?? keep(Self.make(key, for: context), at: address)
    return (entry.value as! Key.Value, entry.lack)
  }

  /// The keys whose values were made or set already.
  func known(in context: DependencyContext) -> Set<ObjectIdentifier> {
    let test = context == .test ? Self.currentTest : nil
    let addresses = entries.withLock { Array($0.keys) }
    return Set(addresses.filter { $0.context == context && $0.test == test }.map(\.key))
  }

  /// Makes a value the default of a key.
  func set(_ value: any Sendable, for key: ObjectIdentifier, in context: DependencyContext) {
    let address = Address(key, in: context)
    entries.withLock { $0[address] = Entry(value: value, lack: nil) }
  }

  /// Forgets the values that were made for tests outside Swift Testing, which has no name for the
  /// running one.
  func reset() {
    entries.withLock { entries in
      entries = entries.filter { $0.key.context != .test || $0.key.test != nil }
    }
  }

  /// Of two tasks that made the same value at once, the first to come here wins.
  private func keep(_ entry: Entry, at address: Address) -> Entry {
    entries.withLock { entries in
      if let present = entries[address] { return present }
      entries[address] = entry
      return entry
    }
  }

  fileprivate static var currentTest: TestContext.Testing.Test.ID? {
    guard case let .swiftTesting(testing?) = TestContext.current else { return nil }
    return testing.test.id
  }

  private static func make<Key: TestDependencyKey>(
    _ key: Key.Type, for context: DependencyContext
  ) -> Entry {
    switch context {
    case .live:
      guard let key = key as? any DependencyKey.Type
      else { return Entry(value: Key.testValue, lack: .liveValue) }
      return Entry(value: liveValue(of: key), lack: nil)
    case .preview:
      return Entry(value: Key.previewValue, lack: nil)
    case .test:
      let (value, isMissing) = MissingTestValue.testValue(of: key)
      return Entry(value: value, lack: isMissing ? .testValue : nil)
    }
  }

  private static func liveValue<Key: DependencyKey>(of key: Key.Type) -> any Sendable {
    Key.liveValue
  }
}
