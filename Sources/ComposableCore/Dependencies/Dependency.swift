/// A property that reads a dependency.
///
/// ```swift
/// import Foundation
///
/// struct Receipts {
///   @Dependency(\.uuid) var uuid
///   func next() -> UUID { uuid() }
/// }
///
/// let receipts = withDependencies {
///   $0.uuid = .incrementing
/// } operation: {
///   Receipts()
/// }
/// #expect(receipts.next() == UUID(0))
/// #expect(receipts.next() == UUID(1))
/// ```
///
/// Each access looks up the value: first in the overrides of the current task, then in the
/// overrides that applied when the property was created, then in the defaults of the current
/// ``DependencyContext``. Overrides that apply while an object is created therefore stay with the
/// object, and later overrides take precedence over them.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  let captured: DependencyValues
  private let reader: DependencyReader
  private let read: @Sendable (DependencyValues) -> Value

  /// Creates a property that reads the dependency at a key path.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      reader: DependencyReader(
        name: nil,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      ),
      read: { $0[keyPath: keyPath] }
    )
  }

  /// Creates a property that reads the dependency with a given key.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      reader: DependencyReader(
        name: "\(Key.self).self",
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      ),
      read: { $0[Key.self] }
    )
  }

  /// Creates a property that reads the dependency at a key path as a more specific type.
  ///
  /// Use it in tests to access members that only the overriding type has:
  ///
  /// ```swift
  /// await withDependencies {
  ///   $0.continuousClock = TestClock()
  /// } operation: {
  ///   @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  ///   let start = clock.now
  ///   await clock.advance(by: .seconds(1))
  ///   #expect(start.duration(to: clock.now) == .seconds(1))
  /// }
  /// ```
  ///
  /// Reading a dependency of another type stops the program with an explanation.
  public init<Root>(
    _ keyPath: KeyPath<DependencyValues, Root> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      reader: DependencyReader(
        name: nil,
        location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      ),
      read: { values in
        let dependency = values[keyPath: keyPath]
        guard let value = dependency as? Value else {
          preconditionFailure(
            """
            The dependency of @Dependency(\(keyPath), as: \(Value.self).self) is of type \
            '\(Swift.type(of: dependency))'. Override it with a value of type '\(Value.self)' first.
            """,
            file: (filePath), line: line
          )
        }
        return value
      }
    )
  }

  private init(
    reader: DependencyReader, read: @escaping @Sendable (DependencyValues) -> Value
  ) {
    self.captured = ._current
    self.reader = reader
    self.read = read
  }

  /// The current value of the dependency.
  public var wrappedValue: Value {
    return read(DependencyValues._current.falling(backOn: captured, for: reader))
  }
}
