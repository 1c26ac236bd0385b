// Older tests specify timeouts in nanoseconds, such as 'timeout: NSEC_PER_SEC'.

#if !canImport(Darwin)
  /// The number of nanoseconds in a second. On Apple platforms, Dispatch declares this constant.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) {
  ///   Reduce<Int, Int> { state, action in
  ///     state += action
  ///     return action == 1 ? .send(10) : .none
  ///   }
  /// }
  /// await store.send(1) { $0 = 1 }
  /// await store.receive(10, timeout: NSEC_PER_SEC) { $0 = 11 }
  /// await store.finish(timeout: 100 * NSEC_PER_MSEC)
  /// ```
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000

  /// The number of nanoseconds in a millisecond.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000

  /// The number of nanoseconds in a microsecond.
  public let NSEC_PER_USEC: UInt64 = 1_000
#endif

/// A protocol that lets tests read and set the timeout of a ``TestStore`` in nanoseconds.
///
/// A type can't declare two properties with the same name, but an extension of a protocol can add a
/// property whose type differs.
@MainActor
public protocol TimeoutInNanoseconds: AnyObject {
  /// The time that `receive` and `finish` wait by default.
  var timeout: Duration { get set }
}

extension TimeoutInNanoseconds {
  /// The time that `receive` and `finish` wait by default, in nanoseconds. Older tests assign
  /// numbers to it.
  ///
  /// ```swift
  /// let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }
  /// store.timeout = 3 * NSEC_PER_SEC
  /// #expect(store.timeout == .seconds(3))
  /// ```
  @_disfavoredOverload
  public var timeout: UInt64 {
    get {
      let (seconds, attoseconds) = timeout.components
      let nanoseconds = Int128(seconds) * 1_000_000_000 + Int128(attoseconds) / 1_000_000_000
      return UInt64(clamping: nanoseconds)
    }
    set { timeout = .nanoseconds(newValue) }
  }
}

extension TestStore: TimeoutInNanoseconds {}

extension TestStore {
  /// Asserts that an effect sends an action within the given number of nanoseconds, and asserts how
  /// the state changes.
  public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expectedAction, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Asserts that an effect sends an action in the given case within the given number of
  /// nanoseconds, and asserts how the state changes.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Asserts that an effect sends an action with the given case and payload within the given number
  /// of nanoseconds, and asserts how the state changes.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, value, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Asserts that an effect sends an action that satisfies a predicate within the given number of
  /// nanoseconds, and asserts how the state changes.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: .nanoseconds(nanoseconds), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Waits up to the given number of nanoseconds for all effects to end, and asserts that no
  /// received actions are left.
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}

extension TestStoreTask {
  /// Waits up to the given number of nanoseconds for the effects of the action to end.
  @MainActor
  public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line,
      column: column)
  }
}
