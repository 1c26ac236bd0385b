import Foundation
import Subprocess
import SystemPackage

/// A running program.
///
/// It isn't a `Process` of Foundation, because that crashed with a memory error in its `run()` when
/// all tests ran on a busy machine.
final class ChildProcess: Sendable {
  let id: pid_t
  private let termination: Task<TerminationStatus, any Error>

  /// Starts a program.
  ///
  /// - Parameter streams: The descriptors of its standard input, output and error. They are closed
  ///   here after the start, and the program gets no others.
  init(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String],
    streams: (input: FileDescriptor, output: FileDescriptor, error: FileDescriptor)
  ) async throws {
    var options = PlatformOptions()
    options.processGroupID = 0
    let (starts, start) = AsyncStream.makeStream(of: pid_t.self)
    termination = Task { [options] in
      defer { start.finish() }
      return try await Subprocess.run(
        .path(FilePath(program)), arguments: Arguments(arguments),
        environment: .custom(environment.map { Array("\($0)=\($1)\0".utf8) }),
        workingDirectory: FilePath(folder), platformOptions: options,
        input: .fileDescriptor(streams.input, closeAfterSpawningProcess: true),
        output: .fileDescriptor(streams.output, closeAfterSpawningProcess: true),
        error: .fileDescriptor(streams.error, closeAfterSpawningProcess: true)
      ) { start.yield($0.processIdentifier.value) }.terminationStatus
    }
    guard let id = await starts.first(where: { _ in true }) else {
      _ = try await termination.value
      throw POSIXError(.ESRCH)
    }
    self.id = id
  }

  /// Whether the program hasn't ended yet.
  var isRunning: Bool {
    var state = siginfo_t()
    // `WNOWAIT` leaves the exit status to the subprocess library.
    return waitid(P_PID, id_t(id), &state, WEXITED | WNOHANG | WNOWAIT) == 0 && state.si_signo == 0
  }

  func terminate() { if isRunning { kill(id, SIGTERM) } }

  /// Waits until the program has ended, and returns how it ended.
  func ended() async throws -> TerminationStatus { try await termination.value }
}

extension TerminationStatus {
  /// The exit code, or the number of the signal.
  var number: Int32 {
    switch self {
    case .exited(let number), .signaled(let number): number
    }
  }
}
