import IssueReporting

extension CasePathable {
  /// The payload of a key path's case, or `nil` if the value is in another case.
  ///
  /// Assigning replaces the payload. Writing through a case that the value isn't in, or assigning
  /// `nil`, reports an issue and changes nothing.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    _modify {
      let path = AnyCasePath(keyPath)
      var payload = path.extract(from: self)
      let isCurrent = payload != nil
      yield &payload
      write(payload, to: path, isCurrent: isCurrent)
    }
  }

  /// The payload of a case, for enums with `@dynamicMemberLookup`, as in `route.settings`.
  ///
  /// It follows the same rules as ``subscript(case:)``. For example, `route.settings?.volume = 2`
  /// writes through the case or, if the value is in another case, reports an issue and changes
  /// nothing.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>> & Sendable
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    _modify {
      let path = Self.allCasePaths[keyPath: keyPath]
      var payload = path.extract(from: self)
      let isCurrent = payload != nil
      yield &payload
      write(payload, to: path, isCurrent: isCurrent)
    }
  }

  /// A function that creates a value in a case from a payload.
  ///
  /// The case itself takes precedence, so `Route.settings` never refers to this subscript. The
  /// subscript exists because the compiler can't diagnose an unknown case, such as
  /// `Route.setings(…)`, if the enum's values have dynamic members but the type itself has none.
  public static subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>> & Sendable
  ) -> (Value) -> Self {
    allCasePaths[keyPath: keyPath].embed
  }

  /// Modifies the payload of a key path's case in place.
  ///
  /// If the value is in another case, reports an issue and doesn't call `body`.
  ///
  /// ```swift
  /// @CasePathable enum Route: Equatable { case settings(volume: Int), home }
  ///
  /// var route = Route.settings(volume: 1)
  /// route.modify(\.settings) { $0 = 2 }
  /// #expect(route == .settings(volume: 2))
  /// ```
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield body: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = AnyCasePath(keyPath)
    guard var payload = path.extract(from: self) else {
      reportIssue(
        unrelated(Value.self), fileID: fileID, filePath: filePath, line: line, column: column
      )
      return
    }
    body(&payload)
    self = path.embed(payload)
  }

  private mutating func write<Value>(
    _ payload: Value?, to path: AnyCasePath<Self, Value>, isCurrent: Bool
  ) {
    guard isCurrent else { return IssueLocation.reportWithoutPlace(unrelated(Value.self)) }
    guard let payload else { return IssueLocation.reportWithoutPlace(erased(Value.self)) }
    self = path.embed(payload)
  }

  private func unrelated(_ payload: Any.Type) -> String {
    unrelatedCaseMessage(
      of: payload, in: Self.self, found: "in the case '\(_$currentCase.name)'"
    )
  }

  private func erased(_ payload: Any.Type) -> String {
    let isOptional = payload is any ExpressibleByNilLiteral.Type
    let reason =
      isOptional
      ? "this would remove the payload, not set it to 'nil'"
      : "its payload has the type '\(name(of: payload))', which isn't optional"
    let advice = isOptional ? "To set the payload to 'nil', assign '.some(nil)'. " : ""
    return """
      Can't assign 'nil' to the case '\(_$currentCase.name)' of '\(name(of: Self.self))': \
      \(reason). Nothing was changed.

      \(advice)To leave the case, assign another case to the whole value, or 'nil' if the value is \
      an optional.
      """
  }
}
