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
  private let preparedContexts = Mutex<[TestContext.Testing.Test.ID?: DependencyContext]>([:])
  private let hasPreparedContext = Atomic(false)

  /// The default of a key.
  ///
  /// - Parameter reader: The values that lack it. A default that is made sees them as the current
  ///   ones, so that it may depend on what was overridden for its reader.
  func value<Key: TestDependencyKey>(
    of key: Key.Type, for reader: DependencyValues
  ) -> (value: Key.Value, lack: Lack?) {
    let address = Address(ObjectIdentifier(key), in: reader.context)
    if let entry = entries.withLock({ $0[address] }) { return (entry.value as! Key.Value, entry.lack) }
    // Made outside the lock, because making a value may read other dependencies.
    let made = DependencyValues.$_current.withValue(reader.withoutReader) {
      Self.make(key, for: address.context)
    }
    let entry = keep(made, at: address)
    return (entry.value as! Key.Value, entry.lack)
  }

  /// The keys whose values were made or set already, by context.
  var known: [DependencyContext: Set<ObjectIdentifier>] {
    let test = Self.currentTest
    let addresses = entries.withLock { Array($0.keys) }
    return addresses.filter { $0.context != .test || $0.test == test }
      .reduce(into: [:]) { $0[$1.context, default: []].insert($1.key) }
  }

  /// The context that was prepared for the running test, or for the process where none runs.
  var preparedContext: DependencyContext? {
    guard hasPreparedContext.load(ordering: .relaxed) else { return nil }
    let test = Self.currentTest
    return preparedContexts.withLock { $0[test] }
  }

  /// Makes a context that of the running test, or of the process where none runs.
  func prepare(_ context: DependencyContext) {
    let test = Self.currentTest
    preparedContexts.withLock { $0[test] = context }
    hasPreparedContext.store(true, ordering: .relaxed)
  }

  /// Makes a value the default of a key.
  func set(_ value: any Sendable, for key: ObjectIdentifier, in context: DependencyContext) {
    let address = Address(key, in: context)
    entries.withLock { $0[address] = Entry(value: value, lack: nil) }
  }

  /// Forgets the values that were made, and the context that was prepared, for tests outside Swift Testing, which has no name for the
  /// running one.
  func reset() {
    entries.withLock { entries in
      entries = entries.filter { $0.key.context != .test || $0.key.test != nil }
    }
    preparedContexts.withLock { $0[nil] = nil }
  }

  /// Of two tasks that made the same value at once, the first to come here wins.
  private func keep(_ entry: Entry, at address: Address) -> Entry {
    if address.context == .test, address.test == nil { Self.startObservingTests }
    return entries.withLock { entries in
      if let present = entries[address] { return present }
      entries[address] = entry
      return entry
    }
  }

  /// Lets ComposableTesting, where it is linked, forget the values of a test when the next one begins.
  private static let startObservingTests: Void = {
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

/// What knows when a test begins that Swift Testing knows nothing of.
package protocol UnnamedTestObserver {
  /// Starts calling ``DependencyValues/resetUnnamedTest()`` when a test begins.
  static func begin()
}
