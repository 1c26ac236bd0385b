import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// A program to run to its end, with whatever it starts.
struct Command: Sendable {
  var program: String
  var arguments: [String]
  /// Nil: that of this process.
  var environment: [String: String]?
  var folder: String?
  /// Named by its environment and by no other: by this its processes are known. May be empty.
  var mark = ""
  /// A program that runs this one and ends all that it starts; nil to run it directly.
  var supervisor: String?
  /// In seconds; after that the whole process group is killed.
  var limit: Double = 600
  /// More bytes than this, on either stream, end it as well.
  var capacity = 64 << 20

  /// How a process ended and what it left.
  struct Outcome: Codable, Equatable, Sendable {
    enum Ending: Codable, Equatable, Sendable {
      case exited(Int32)
      case signalled(Int32)
      case timedOut
      /// Killed because it wrote more than `capacity`.
      case flooded
    }

    var ending: Ending
    var output: [UInt8]
    var error: [UInt8]
    /// In seconds.
    var duration: Double

    var errorText: String { String(decoding: error, as: UTF8.self) }
    var outputText: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs it in a session and a process group of its own, with empty standard input.
  ///
  /// Whatever of the group is left when the process has ended is killed, and nobody waits for
  /// those who left the group but kept its streams open. Cancelling the task kills the group. With
  /// a supervisor, everything that was started is killed, also if this process is.
  func run() async throws -> Outcome {
    let lifeline = try supervisor.map { _ in try Lifeline() }
    let group = ProcessGroup(folder: mark, lifeline: lifeline)
    let drain = try Drain(capacity: capacity, onFlood: { group.kill(because: .flooded) })
    let start = ContinuousClock.now
    let watchdog = Task {
      try await Task.sleep(for: .seconds(min(limit, 1e9)))
      group.kill(because: .timedOut)
    }
    defer { watchdog.cancel() }
    let status = try await withTaskCancellationHandler {
      try await spawn(group, drain, input: lifeline?.end ?? .open("/dev/null", .readOnly))
    } onCancel: {
      group.kill(because: .timedOut)
    }
    group.end()
    await Interruption.pass()
    let (output, error) = await drain.finish()
    let duration = (ContinuousClock.now - start) / .seconds(1)
    return Outcome(
      ending: group.cause ?? ending(of: status), output: output, error: error, duration: duration
    )
  }

  private func spawn(
    _ group: ProcessGroup, _ drain: Drain, input: FileDescriptor
  ) async throws -> TerminationStatus {
    var options = PlatformOptions()
    // No terminal: what an example prints goes through its streams, and nowhere else.
    options.createSession = true
    let environment = environment.map { Environment.custom($0.map { Array("\($0)=\($1)\0".utf8) }) }
    guard group.prepareStart() else {
      await Interruption.pass()
      throw CancellationError()
    }
    do {
      return try await Subprocess.run(
        .path(FilePath(supervisor ?? program)),
        arguments: Arguments(supervisor == nil ? arguments : [program] + arguments),
        environment: environment ?? .inherit,
        workingDirectory: folder.map { FilePath($0) }, platformOptions: options,
        input: .fileDescriptor(input, closeAfterSpawningProcess: true),
        output: .fileDescriptor(drain.output, closeAfterSpawningProcess: true),
        error: .fileDescriptor(drain.error, closeAfterSpawningProcess: true)
      ) { group.start($0.processIdentifier.value) }.terminationStatus
    } catch {
      group.cancelStart()
      _ = await drain.finish()
      throw WorldFailure("cannot run \(program): \(error)")
    }
  }

  private func ending(of status: TerminationStatus) -> Outcome.Ending {
    switch status {
    case .exited(let code): .exited(code)
    case .signaled(let signal): .signalled(signal)
    }
  }
}
