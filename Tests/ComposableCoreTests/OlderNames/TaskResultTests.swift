import ComposableCore
import IssueRecording
import Testing

/// The interface through which the tests access the deprecated name without warnings.
@MainActor private protocol UseOfTaskResults {
  func values() async throws
  func equality()
  func incomparableErrors()
  func results()
  func keyPaths()
}

@MainActor @Suite struct TaskResultTests {
  private let older: any UseOfTaskResults = TaskResults()

  @Test func `a task result stores the value or the error of its body`() async throws {
    try await older.values()
  }

  @Test func `task results are equal if their values or errors are equal`() {
    older.equality()
  }

  @Test func `comparing errors that aren't Equatable is reported`() {
    older.incomparableErrors()
  }

  @Test func `a task result can be converted to and from a result`() {
    older.results()
  }

  @Test func `key paths match the cases of a task result`() {
    older.keyPaths()
  }
}

private struct Offline: Error, Hashable { var code = 1 }
private struct Opaque: Error {}

private struct TaskResults: UseOfTaskResults {
  @available(*, deprecated)
  func values() async throws {
    let success = await TaskResult { 1 }
    let failure = await TaskResult<Int> { throw Offline() }

    #expect(try success.value == 1)
    #expect(try success.map { "\($0)" }.value == "1")
    #expect(throws: Offline()) { try failure.value }
    #expect(throws: Offline()) { try failure.map { "\($0)" }.value }
  }

  @available(*, deprecated)
  func equality() {
    #expect(TaskResult.success(1) == .success(1))
    #expect(TaskResult.success(1) != .success(2))
    #expect(TaskResult<Int>.failure(Offline()) == .failure(Offline()))
    #expect(TaskResult<Int>.failure(Offline()) != .failure(Offline(code: 2)))
    #expect(TaskResult<Int>.failure(Offline()) != .failure(Opaque()))
    #expect(TaskResult<Int>.failure(Offline()) != .success(1))
    #expect(Set([TaskResult<Int>.failure(Offline()), .failure(Offline()), .success(1)]).count == 2)
  }

  @available(*, deprecated)
  func incomparableErrors() {
    let issues = messages {
      #expect(TaskResult<Int>.failure(Opaque()) != .failure(Opaque()))
    }

    #expect(
      issues == [
        """
        Two task results contain errors that can't be compared: 'Opaque' is not 'Equatable'. Make \
        it 'Equatable', so that tests can distinguish between failures.
        """
      ]
    )
  }

  @available(*, deprecated)
  func results() {
    #expect(TaskResult(Result<Int, Offline>.success(1)) == .success(1))
    #expect(TaskResult(Result<Int, Offline>.failure(Offline())) == .failure(Offline()))
    #expect((try? Result(TaskResult.success(1)).get()) == 1)
    #expect(throws: Offline()) { try Result(TaskResult<Int>.failure(Offline())).get() }
  }

  @available(*, deprecated)
  func keyPaths() {
    #expect(TaskResult.success(1).is(\.success))
    #expect(TaskResult.success(1)[case: \.success] == 1)
    #expect(TaskResult<Int>.failure(Offline())[case: \.failure] as? Offline == Offline())
    #expect(TaskResult.success(1)._$currentCase.name == "success")
    #expect(TaskResult<Int>.failure(Offline())._$currentCase.name == "failure")
  }
}
