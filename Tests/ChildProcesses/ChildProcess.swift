import Foundation
import Subprocess
import SystemPackage

/// A running program.
///
/// Foundation's `Process` isn't used because its `run()` crashed with a memory error when all tests
/// ran on a busy machine.
public final class ChildProcess: Sendable {
  public let id: pid_t
  private let termination: Task<TerminationStatus, any Error>

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - folder: Its working directory; that of the tests if nil.
  ///   - environment: All of its variables; those of the tests if nil.
  ///   - streams: The descriptors of its standard input, output, and error. They are closed in this
  ///     process after the start, and the program gets no others.
  /// - Throws: An error if the program can't be started; `CancellationError`, after stopping the
  ///   program, if the task is cancelled during the start.
  public init(
    _ program: String, _ arguments: [String], in folder: String? = nil,
    environment: [String: String]? = nil,
    streams: (input: FileDescriptor, output: FileDescriptor, error: FileDescriptor)
  ) async throws {
    var options = PlatformOptions()
    options.processGroupID = 0
    let (starts, start) = AsyncStream.makeStream(of: pid_t.self)
    termination = Task { [options] in
      defer { start.finish() }
      return try await Subprocess.run(
        .path(FilePath(program)), arguments: Arguments(arguments),
        environment: .variables(environment), workingDirectory: folder.map { FilePath($0) },
        platformOptions: options,
        input: .fileDescriptor(streams.input, closeAfterSpawningProcess: true),
        output: .fileDescriptor(streams.output, closeAfterSpawningProcess: true),
        error: .fileDescriptor(streams.error, closeAfterSpawningProcess: true)
      ) { start.yield($0.processIdentifier.value) }.terminationStatus
    }
    guard let id = await starts.first(where: { _ in true }) else {
      // The program didn't start, or this task was cancelled while it did.
      termination.cancel()
      _ = try await termination.value
      throw CancellationError()
    }
    self.id = id
  }

  /// Whether the program is still running. Its exit status remains available afterward.
  public var isRunning: Bool {
    var state = siginfo_t()
    // `WNOWAIT` leaves the exit status to the subprocess library.
    return waitid(P_PID, id_t(id), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_signo == 0
  }

  public func terminate() { if isRunning { kill(id, SIGTERM) } }

  /// Waits until the program has ended, and returns its exit code or signal.
  public func ended() async throws -> TerminationStatus { try await termination.value }
}

extension FileDescriptor {
  /// Opens `/dev/null`, which is always empty and discards everything that is written to it.
  public static func null() throws -> FileDescriptor {
    try .open("/dev/null", .readWrite, options: .closeOnExec)
  }
}

extension TerminationStatus {
  /// The exit code, or the number of the signal.
  public var number: Int32 {
    switch self {
    case .exited(let number), .signaled(let number): number
    }
  }
}
