import Foundation

/// A program that runs in the background until it is stopped. This process exchanges messages with
/// it through its standard input and output.
///
/// A ``Command`` can't be used for that, because it waits for its program to end.
package final class BackgroundProgram: Sendable {
  private let process = Process()
  private let outputHandle: FileHandle
  /// The descriptor to which the program's input is written.
  package let input: Int32
  /// The descriptor from which the program's output is read. It ends when the program does.
  package var output: Int32 { outputHandle.fileDescriptor }

  /// Starts a program without arguments, in a folder. Its error messages are discarded.
  ///
  /// - Throws: An error if the program can't be started.
  package init(_ program: String, folder: String) throws {
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Close the program's ends here as well, so that it notices when this process ends.
    try? input.fileHandleForReading.close()
    try? output.fileHandleForWriting.close()
    // Write to a copy, because the pipe closes its own descriptors when it is deallocated.
    self.input = dup(input.fileHandleForWriting.fileDescriptor)
    _ = fcntl(self.input, F_SETFD, FD_CLOEXEC)
    try? input.fileHandleForWriting.close()
    outputHandle = output.fileHandleForReading
  }

  /// Terminates the program.
  package func stop() { process.terminate() }
}
