extension Optional: CasePathable, _GeneratedCasePaths {
  /// The case paths of an optional and of the enum that it wraps. For example,
  /// `\.destination.settings` passes through an optional `destination`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case path to `none`.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { .none }, extract: { $0 == nil ? () : nil })
    }

    /// The case path to `some`.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// The case path to a case of the wrapped enum.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Value>> & Sendable
    ) -> AnyCasePath<Optional, Value> where Wrapped: CasePathable {
      some.leading(to: Wrapped.allCasePaths[keyPath: keyPath])
    }
  }

  /// The case paths to `none`, to `some`, and to the cases of the wrapped enum.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The current case: `some` or `none`.
  public var _$currentCase: CurrentCase {
    switch self {
    case .none: CurrentCase("none")
    case .some(let wrapped): CurrentCase("some", wrapped)
    }
  }
}
