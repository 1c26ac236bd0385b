extension Result: CasePathable, _GeneratedCasePaths {
  /// The case paths of a result, as in `\.response.success`.
  public struct AllCasePaths: Sendable {
    /// The case path to `success`.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { try? $0.get() })
    }

    /// The case path to `failure`.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: {
          guard case .failure(let error) = $0 else { return nil }
          return error
        }
      )
    }
  }

  /// The case paths to `success` and `failure`.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The current case: `success` or `failure`.
  public var _$currentCase: CurrentCase {
    switch self {
    case .success(let value): CurrentCase("success", value)
    case .failure(let error): CurrentCase("failure", error)
    }
  }
}
