/// The dependencies that code may read, by key.
///
/// Give a dependency a name by extending this type with a property that reads and writes by key:
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
/// Read it with ``Dependency``, and override it with ``withDependencies(_:operation:)``. A value
/// that was set wins over every default. A default is made at most once per process, in tests at
/// most once per test, and then shared.
///
/// Reading costs one look-up in a dictionary for a value that was set, and one lock besides for a
/// default.
public struct DependencyValues: Sendable {
  /// The values of the current task.
  @TaskLocal public static var _current = DependencyValues()

  private var overrides: [ObjectIdentifier: any Sendable] = [:]
  private var captured: [ObjectIdentifier: any Sendable] = [:]
  private(set) var defaults = DefaultValues.shared
  private var reader: DependencyReader?
  private var isBeingSet = false

  /// Values that override nothing.
  public init() {}

  /// The dependency of a key.
  ///
  /// Reading a dependency that was not set gives the default of the current ``context``. It is an
  /// issue when there is none: no live value outside tests, or no test value inside them.
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
    return (overrides[id] ?? captured[id]).map { $0 as! Key.Value }
  }
}

extension DependencyValues {
  /// These values with defaults of their own, that nobody has used yet.
  package var withFreshDefaults: Self {
    var values = self
    values.defaults = DefaultValues()
    return values
  }

  /// Forgets the defaults that tests outside Swift Testing have used.
  ///
  /// Swift Testing says which test is running; of other tests it has to be told when one ends.
  package static func resetUnnamedTest() {
    DefaultValues.shared.reset()
  }

  /// These values, which do or do not complain when a default is read that should not be.
  package func beingSet(_ isBeingSet: Bool) -> Self {
    var values = self
    values.isBeingSet = isBeingSet
    return values
  }

  /// These values where the others were. The defaults are those of the scope, even if all values were
  /// replaced by new ones.
  package func settled(in old: Self) -> Self {
    var values = beingSet(old.isBeingSet)
    values.defaults = old.defaults
    return values
  }

  /// The context that is overridden, which then is so no more.
  private mutating func takeContext() -> DependencyContext? {
    overrides.removeValue(forKey: ObjectIdentifier(ContextKey.self)) as? DependencyContext
  }

  /// Makes what `update` sets the defaults of the current context, which it may set too.
  ///
  /// - Returns: What `update` returns, and the types of the dependencies whose defaults were known
  ///   before, and stay.
  func prepared<R>(_ update: (inout Self) throws -> R) rethrows -> (R, known: [String]) {
    let knownKeys = defaults.known
    var values = beingSet(true)
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

  /// Whether every dependency has its default value.
  var overridesNothing: Bool {
    overrides.isEmpty && captured.isEmpty && defaults === DefaultValues.shared
  }

  /// These values with those of `other` on top.
  func merging(_ other: Self) -> Self {
    var merged = self
    merged.overrides.merge(other.overrides) { $1 }
    merged.defaults = other.defaults
    return merged
  }

  /// These values, with others to fall back on, on behalf of one property.
  func falling(backOn values: Self, for reader: DependencyReader) -> Self {
    var merged = self
    merged.captured = values.overrides
    merged.reader = reader
    return merged
  }

  /// Overrides the dependency at a key path, which may lead to a part of one.
  ///
  /// A part is written by reading the whole, which isn't a use of the dependency.
  package mutating func override<Value>(
    _ keyPath: WritableKeyPath<Self, Value>, with value: Value
  ) {
    Self.$isOverriding.withValue(true) { self[keyPath: keyPath] = value }
  }

  /// Whether the dependencies that are read now are only read to be overridden.
  @TaskLocal static var isOverriding = false

  /// These values on behalf of no property in particular.
  var withoutReader: Self {
    var values = self
    values.overrides.merge(captured) { override, _ in override }
    values.captured = [:]
    values.reader = nil
    values.isBeingSet = false
    return values
  }

  /// These values after `update`, in which a default may be read, and changed, without complaint.
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
