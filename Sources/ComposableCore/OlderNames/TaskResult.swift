import CustomDump
import IssueReporting

/// The result of asynchronous work in an action: a value or any error.
///
/// ```swift
/// struct Offline: Error, Equatable {}
///
/// let result = await TaskResult<Int> { throw Offline() }
/// #expect(result == .failure(Offline()))
/// ```
///
/// Two failures are equal if their errors have the same type and are equal. Comparing errors of the
/// same type reports an issue if the type isn't `Equatable`.
@available(*, deprecated, message: "Use 'Result'.")
public enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  /// Creates a result from the value returned or the error thrown by `body`.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Creates a task result from a `Result`.
  public init<Failure: Error>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success. Throws the error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// Returns a result with a transformed success value.
  public func map<Other: Sendable>(_ transform: (Success) -> Other) -> TaskResult<Other> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

@available(*, deprecated)
extension TaskResult: CasePathable {
  /// The case paths of a result, as in `\.response.success`.
  public struct AllCasePaths: Sendable {
    /// The case path to `success`.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { try? $0.value })
    }

    /// The case path to `failure`.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  /// The case paths to `success` and `failure`.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The current case: `success` or `failure`.
  public var _$currentCase: CurrentCase {
    switch self {
    case .success(let value): CurrentCase("success", value)
    case .failure: CurrentCase("failure")
    }
  }
}

@available(*, deprecated)
extension TaskResult: Equatable where Success: Equatable {
  /// Returns whether two results are equal. Reports an issue for errors that can't be compared.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): areEqual(lhs, rhs)
    default: false
    }
  }
}

@available(*, deprecated)
extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value, or the error if it's hashable.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value): hasher.combine(value)
    case .failure(let error): (error as Any as? any Hashable)?.hash(into: &hasher)
    }
  }
}

@available(*, deprecated)
extension Result where Success: Sendable, Failure == any Error {
  /// Creates a `Result` from a task result.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

private func areEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
  func compare<E: Equatable>(_ lhs: E) -> Bool { lhs == (rhs as? E) }
  guard type(of: lhs) == type(of: rhs) else { return false }
  if let lhs = lhs as Any as? any Equatable { return compare(lhs) }
  reportIssue(
    """
    Two task results contain errors that can't be compared: '\(type(of: lhs))' is not 'Equatable'. \
    Make it 'Equatable', so that tests can distinguish between failures.
    """
  )
  return false
}
