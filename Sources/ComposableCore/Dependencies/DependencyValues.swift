/// A collection of the dependencies that code can read, each identified by its key.
///
/// To give a dependency a name, extend this type with a property that reads and writes it by key:
///
/// ```swift
/// enum GreetingKey: TestDependencyKey {
///   static let testValue = "Hello, test"
/// }
/// extension DependencyValues {
///   var greeting: String {
///     get { self[GreetingKey.self] }
///     set { self[GreetingKey.self] = newValue }
///   }
/// }
///
/// var values = DependencyValues()
/// values.greeting = "Good morning"
/// #expect(values.greeting == "Good morning")
/// ```
///
/// Read a dependency with ``Dependency``, and override it with ``withDependencies(_:operation:)``.
/// Overrides take precedence over defaults. A default is created when it's first read, and is then
/// shared within the process or, in tests, within the test.
///
/// Reading an overridden value costs a dictionary lookup. Reading a default also acquires a lock.
public struct DependencyValues: Sendable {
  /// The values of the current task.
  @TaskLocal public static var _current = DependencyValues()

  private var overrides: [ObjectIdentifier: any Sendable] = [:]
  private var captured: [ObjectIdentifier: any Sendable] = [:]
  private(set) var defaults = DefaultValues.shared
  private var reader: DependencyReader?
  private var isBeingSet = false

  /// Creates values without overrides, so that each dependency has its default value.
  public init() {}

  /// The dependency with the given key.
  ///
  /// Reading a dependency that isn't overridden returns the default for the current ``context``. If
  /// the key has no live value in a live context, or no test value in a test, an issue is reported.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      if let value = overridden(key) { return value }
      let found = defaults.value(of: key, for: self)
      // Setting part of a dependency reads the whole dependency, which doesn't count as using it.
      if let lack = found.lack, !isBeingSet {
        let location = IssueLocation(
          fileID: fileID, filePath: filePath, line: line, column: column
        )
        let reader = self.reader ?? DependencyReader(name: nil, location: location)
        reader.report(lack, of: key, property: "\(function)")
      }
      return found.value
    }
    set { overrides[ObjectIdentifier(key)] = newValue }
  }

  func overridden<Key: TestDependencyKey>(_ key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    // The values of the current task take precedence over those that a property captured.
    return (overrides[id] ?? captured[id]).map { $0 as! Key.Value }
  }
}

extension DependencyValues {
  /// A copy of these values that has its own defaults, none of which have been created yet.
  package var withFreshDefaults: Self {
    var values = self
    values.defaults = DefaultValues()
    return values
  }

  /// Removes the defaults used by tests outside Swift Testing.
  ///
  /// Swift Testing identifies the running test. For other tests, call this method when a test
  /// starts.
  package static func resetUnnamedTest() {
    DefaultValues.shared.reset()
  }

  /// Returns a copy of these values. If `isBeingSet` is `true`, the copy doesn't report missing
  /// defaults.
  package func beingSet(_ isBeingSet: Bool) -> Self {
    var values = self
    values.isBeingSet = isBeingSet
    return values
  }

  /// Returns these values with the defaults and the `isBeingSet` flag of `old`. The defaults belong
  /// to the scope, so they stay the same even if a closure has replaced all values.
  package func settled(in old: Self) -> Self {
    var values = beingSet(old.isBeingSet)
    values.defaults = old.defaults
    return values
  }

  /// Removes and returns the overridden context.
  private mutating func takeContext() -> DependencyContext? {
    overrides.removeValue(forKey: ObjectIdentifier(ContextKey.self)) as? DependencyContext
  }

  /// Makes the values set by `update` the defaults of the current context. The closure can also set
  /// the context.
  ///
  /// - Returns: The result of `update`, and the types of the values that were discarded because
  ///   their dependencies already had defaults.
  func prepared<R>(_ update: (inout Self) throws -> R) rethrows -> (R, known: [String]) {
    // Read the keys first, because the closure can create defaults by reading them.
    let knownKeys = defaults.known
    var values = beingSet(true)
    // Only values that the closure sets become defaults.
    values.overrides = [:]
    let result = try update(&values)
    if let context = values.takeContext() { defaults.prepare(context) }
    let context = context
    let known = knownKeys[context] ?? []
    for (key, value) in values.overrides where !known.contains(key) {
      defaults.set(value, for: key, in: context)
    }
    let late = values.overrides.filter { known.contains($0.key) }.map { "\(type(of: $0.value))" }
    return (result, late.sorted())
  }

  /// Whether all dependencies have their default values.
  var overridesNothing: Bool {
    overrides.isEmpty && captured.isEmpty && defaults === DefaultValues.shared
  }

  /// Returns these values, overridden by those of `other`.
  func merging(_ other: Self) -> Self {
    var merged = self
    merged.overrides.merge(other.overrides) { $1 }
    // The result is used in the scope of `other`, so it needs that scope's defaults.
    merged.defaults = other.defaults
    return merged
  }

  /// Returns these values with other values as a fallback, for reads by one property.
  func falling(backOn values: Self, for reader: DependencyReader) -> Self {
    var merged = self
    merged.captured = values.overrides
    merged.reader = reader
    return merged
  }

  /// Overrides the dependency at a key path, or the part of a dependency that the key path refers
  /// to.
  ///
  /// Writing to a part reads the whole dependency, which doesn't count as using it.
  package mutating func override<Value>(
    _ keyPath: WritableKeyPath<Self, Value>, with value: Value
  ) {
    Self.$isOverriding.withValue(true) { self[keyPath: keyPath] = value }
  }

  /// Whether dependencies are currently being read only in order to override them.
  @TaskLocal static var isOverriding = false

  /// A copy of these values that isn't associated with a property.
  var withoutReader: Self {
    var values = self
    values.overrides.merge(captured) { override, _ in override }
    values.captured = [:]
    values.reader = nil
    values.isBeingSet = false
    return values
  }

  /// Returns a copy of these values, changed by `update`. Reading a dependency in `update` doesn't
  /// report a missing default.
  package func updated(_ update: (inout Self) throws -> Void) rethrows -> Self {
    var values = beingSet(true)
    try update(&values)
    return values.settled(in: self)
  }

  func updated(
    isolation: isolated (any Actor)? = #isolation, _ update: (inout Self) async throws -> Void
  ) async rethrows -> Self {
    var values = beingSet(true)
    try await update(&values)
    return values.settled(in: self)
  }
}

extension DependencyValues {
  /// Values for the live context, without other overrides.
  public static var live: Self { inContext(.live) }
  /// Values for the preview context, without other overrides.
  public static var preview: Self { inContext(.preview) }
  /// Values for the test context, without other overrides.
  public static var test: Self { inContext(.test) }

  private static func inContext(_ context: DependencyContext) -> Self {
    var values = Self()
    values.context = context
    return values
  }
}
