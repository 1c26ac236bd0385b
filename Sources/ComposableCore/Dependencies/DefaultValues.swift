import IssueReporting
import Synchronization

/// The default values of dependencies that have been read or set, one per key and context. Each
/// test has its own values, so that tests can't affect each other.
final class DefaultValues: Sendable {
  static let shared = DefaultValues()

  /// The kind of value that a key doesn't define.
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
  private let preparedContexts = Mutex<[TestContext.Testing.Test.ID?: DependencyContext]>([:])
  private let hasPreparedContext = Atomic(false)

  /// Returns the default value of a key.
  ///
  /// - Parameter reader: The values that the key is read from, which don't override it. They're
  ///   current while the default is created, so the default can depend on their overrides.
  func value<Key: TestDependencyKey>(
    of key: Key.Type, for reader: DependencyValues
  ) -> (value: Key.Value, lack: Lack?) {
    let address = Address(ObjectIdentifier(key), in: reader.context)
    if let entry = entries.withLock({ $0[address] }) {
      return (entry.value as! Key.Value, entry.lack)
    }
    // Create the value outside the lock, because creating it may read other dependencies.
    let made = DependencyValues.$_current.withValue(reader.withoutReader) {
      Self.make(key, for: address.context)
    }
    let entry = keep(made, at: address)
    return (entry.value as! Key.Value, entry.lack)
  }

  /// The keys of the values that have already been created or set, grouped by context.
  var known: [DependencyContext: Set<ObjectIdentifier>] {
    let test = Self.currentTest
    let addresses = entries.withLock { Array($0.keys) }
    return addresses.filter { $0.context != .test || $0.test == test }
      .reduce(into: [:]) { $0[$1.context, default: []].insert($1.key) }
  }

  /// The context prepared for the running test, or for the process if no test is running.
  var preparedContext: DependencyContext? {
    guard hasPreparedContext.load(ordering: .relaxed) else { return nil }
    let test = Self.currentTest
    return preparedContexts.withLock { $0[test] }
  }

  /// Sets the context for the running test, or for the process if no test is running.
  func prepare(_ context: DependencyContext) {
    let test = Self.currentTest
    preparedContexts.withLock { $0[test] = context }
    hasPreparedContext.store(true, ordering: .relaxed)
  }

  /// Sets the default value of a key.
  func set(_ value: any Sendable, for key: ObjectIdentifier, in context: DependencyContext) {
    let address = Address(key, in: context)
    entries.withLock { $0[address] = Entry(value: value, lack: nil) }
  }

  /// Removes the values and the prepared context of tests outside Swift Testing, where the running
  /// test can't be identified.
  func reset() {
    entries.withLock { entries in
      entries = entries.filter { $0.key.context != .test || $0.key.test != nil }
    }
    preparedContexts.withLock { $0[nil] = nil }
  }

  /// Stores a value and returns it, or returns the value that another task has stored in the
  /// meantime.
  private func keep(_ entry: Entry, at address: Address) -> Entry {
    if address.context == .test, address.test == nil { Self.startObservingTests }
    return entries.withLock { entries in
      if let present = entries[address] { return present }
      entries[address] = entry
      return entry
    }
  }

  /// Initializing this value makes ComposableTesting, if it's linked, remove a test's values when
  /// the next test starts.
  private static let startObservingTests: Void = {
    // Look up the type by its mangled name, because only tests link the module.
    let type = _typeByName("17ComposableTesting22FreshDefaultsPerXCTestC")
    (type as? any UnnamedTestObserver.Type)?.begin()
  }()

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

/// A type that observes when tests outside Swift Testing start.
package protocol UnnamedTestObserver {
  /// Starts observing tests. From then on, ``DependencyValues/resetUnnamedTest()`` is called
  /// whenever a test starts.
  static func begin()
}
