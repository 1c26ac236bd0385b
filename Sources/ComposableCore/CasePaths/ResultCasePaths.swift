extension Result: CasePathable {
  /// The cases of a result, as in `\.response.success`.
  public struct AllCasePaths: Sendable {
    /// The value of a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { try? $0.get() })
    }

    /// The error of a failure.
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

  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  public var _$currentCase: CurrentCase {
    switch self {
    case .success(let value): CurrentCase("success", value)
    case .failure(let error): CurrentCase("failure", error)
    }
  }
}
