import Foundation
import Subprocess
import SystemPackage

/// A program that runs in the background until it is stopped. This process exchanges messages with
/// it through its standard input and output.
///
/// A ``ProgramInvocation`` can't exchange messages, because it waits for its program to end.
package final class BackgroundProgram: Sendable {
  /// The descriptor to which the program's input is written.
  package let input: Int32
  /// The descriptor from which the program's output is read. The output ends when the program does.
  package let output: Int32
  private let run: Task<Void, any Error>

  /// Starts a program without arguments, in a folder. Its error messages are discarded.
  ///
  /// - Throws: An error if the program can't be started; `CancellationError`, after stopping the
  ///   program, if the task is cancelled during the start.
  package init(_ program: String, folder: String) async throws {
    let pipes = try openPipes(2)
    (input, output) = (pipes[0].writeEnd.rawValue, pipes[1].readEnd.rawValue)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    run = Task {
      defer { start.finish() }
      _ = try await Subprocess.run(
        .path(FilePath(program)), workingDirectory: FilePath(folder),
        platformOptions: Self.options,
        input: .fileDescriptor(pipes[0].readEnd, closeAfterSpawningProcess: true),
        output: .fileDescriptor(pipes[1].writeEnd, closeAfterSpawningProcess: true),
        error: .discarded
      ) { _ in start.yield() }
    }
    if await starts.first(where: { true }) == nil {
      // The program didn't start, or this task was cancelled while it did.
      run.cancel()
      try await run.value
      throw CancellationError()
    }
  }

  deinit {
    close(input)
    close(output)
  }

  /// Terminates the program, and kills it if it hasn't ended a second later.
  package func stop() { run.cancel() }

  private static var options: PlatformOptions {
    var options = PlatformOptions()
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
    return options
  }
}
