import Dispatch
import Foundation
import Subprocess
import Synchronization
import SystemPackage
import WaymarkModel

/// A program that is run to completion, including all processes that it starts.
package struct ProgramInvocation: Sendable {
  /// The path of the program.
  package var program: String
  /// The arguments, without the name of the program.
  package var arguments: [String]
  /// The environment variables; those of this process if nil.
  package var environment: [String: String]?
  /// The working folder; that of this process if nil.
  package var folder: String?
  /// The program's standard input; empty if nil.
  package var input: FileDescriptor?
  /// A path that only the program's own environment contains, which identifies its processes. It
  /// can be empty.
  package var mark = ""
  /// A supervisor that runs the program and kills every process that the program starts; nil to run
  /// the program directly.
  package var supervisor: String?
  /// The time limit in seconds, after which the whole process group is killed.
  package var limit: Double
  /// The maximum number of bytes of each stream that are kept. A process that reaches this number
  /// is killed.
  package var capacity = 64 << 20

  /// The queue that stops processes at their time limits. It doesn't use the threads of
  /// Swift concurrency's cooperative pool, which can all be busy for seconds.
  private static let watchdogs = DispatchQueue(label: "waymark.watchdogs")

  package init(
    program: String, arguments: [String], folder: String? = nil, limit: Double = 600
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.limit = limit
  }

  /// Returns the path of a program that is found through `PATH`; nil if there is none.
  package static func path(of program: String) -> String? {
    let folders = Machine.environment["PATH"] ?? ""
    return folders.split(separator: ":").lazy.map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// The result of a process: its output and how it ended.
  package struct Termination: Codable, Equatable, Sendable {
    /// The cause of the end; `outputLimitExceeded` if the process wrote `capacity` bytes or more to
    /// a stream.
    package var ending: ProcessEnding
    /// The bytes written to standard output.
    package var output: [UInt8]
    /// The bytes written to standard error.
    package var error: [UInt8]
    /// The duration in seconds.
    package var duration: Double

    /// ``error`` as text, with invalid UTF-8 replaced.
    package var errorText: String { String(decoding: error, as: UTF8.self) }
    /// ``output`` as text, with invalid UTF-8 replaced.
    package var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the program in its own session and process group.
  ///
  /// When the process has ended, the rest of the group is killed. Processes that left the group but
  /// kept its streams open don't delay the result. Cancelling the task has the same effect as
  /// exceeding the time limit. With a supervisor, everything that was started is killed, even if
  /// this process is killed.
  ///
  /// - Throws: `EnvironmentError` if the program can't be started; `CancellationError` if the tool
  ///   is being interrupted.
  package func run() async throws -> Termination {
    let group = ProcessGroup(folder: mark, isSupervised: supervisor != nil)
    let drain = try OutputCollector(
      capacity: capacity, onLimit: { group.kill(because: .outputLimitExceeded) })
    let start = ContinuousClock.now
    let watchdog = DispatchSource.makeTimerSource(queue: Self.watchdogs)
    watchdog.setEventHandler { group.kill(because: .timedOut) }
    watchdog.schedule(deadline: .now() + min(limit, 1e9))
    watchdog.activate()
    defer { watchdog.cancel() }
    let status = try await withTaskCancellationHandler {
      // If its task were cancelled, Subprocess would kill only the process itself. If it did so
      // first, the processes that left the group couldn't be found as descendants anymore.
      try await Task { try await spawn(group, drain) }.value
    } onCancel: {
      group.kill(because: .timedOut)
    }
    group.end()
    await Interruption.suspendIfInterrupted()
    let (output, error) = await drain.finish()
    let duration = (ContinuousClock.now - start) / .seconds(1)
    return Termination(
      ending: group.cause ?? ending(of: status), output: output, error: error, duration: duration
    )
  }

  private func spawn(_ group: ProcessGroup, _ drain: OutputCollector) async throws
    -> TerminationStatus
  {
    var options = PlatformOptions()
    // Without a terminal, an example can print only to its streams.
    options.createSession = true
    let environment = environment.map { Environment.custom($0.map { Array("\($0)=\($1)\0".utf8) }) }
    guard group.prepareStart() else {
      await Interruption.suspendIfInterrupted()
      throw CancellationError()
    }
    do {
      let null = try input ?? .open("/dev/null", .readOnly, options: .closeOnExec)
      return try await Subprocess.run(
        .path(FilePath(supervisor ?? program)),
        arguments: Arguments(supervisor == nil ? arguments : ["\(getpid())", program] + arguments),
        environment: environment ?? .inherit,
        workingDirectory: folder.map { FilePath($0) }, platformOptions: options,
        input: .fileDescriptor(null, closeAfterSpawningProcess: input == nil),
        output: .fileDescriptor(drain.output, closeAfterSpawningProcess: true),
        error: .fileDescriptor(drain.error, closeAfterSpawningProcess: true)
      ) { group.start($0.processIdentifier.value) }.terminationStatus
    } catch {
      group.cancelStart()
      group.end()
      // Without this, the thread that reads the output would wait forever.
      _ = await drain.finish()
      throw EnvironmentError("can't run '\(program)': \(error)", hint: hint(for: error))
    }
  }

  /// Returns a hint about an error that prevented the program from starting; nil if there is none.
  private func hint(for error: any Error) -> String? {
    let failure = error as? SubprocessError
    if failure?.code == .executableNotFound { return "check that the program is installed" }
    let number = failure?.underlyingError ?? error as? Errno
    return number.flatMap { EnvironmentError.hint(forErrno: $0.rawValue) }
  }

  private func ending(of status: TerminationStatus) -> ProcessEnding {
    switch status {
    case .exited(let code): .exited(code)
    case .signaled(let signal): .signalled(signal)
    }
  }
}
