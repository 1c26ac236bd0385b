import Foundation
import WaymarkModel
import WaymarkSystem

/// Output to the terminal or log, for people to read.
///
/// On both streams, ``Swift/String/neutralized`` makes this text safe to print. Reports for other
/// programs keep their exact text.
package enum Console {
  /// Prints lines of the command's result. If they can't be printed, the process ends with the exit
  /// code `environmentFailed`.
  package static func print(_ text: String) { printResult(text.neutralized) }

  /// Prints a command for the continuous-integration host.
  package static func print(_ command: Annotation) { printResult(command.line) }

  /// Prints a report for another program without changing its text.
  package static func print(report: [UInt8]) { printResult(report) }

  /// Prints a command for the continuous-integration host to standard error.
  package static func error(_ command: Annotation) { write(command.line + "\n", to: STDERR_FILENO) }

  /// Prints lines to standard error.
  package static func error(_ text: String) { write(text.neutralized + "\n", to: STDERR_FILENO) }

  /// Prints a diagnostic. Newlines in its file name are neutralized.
  package static func error(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.location.file = diagnostic.location.file.neutralizedLine
    error(diagnostic.description)
  }

  /// Prints a line of progress.
  ///
  /// - Parameter isOpen: Whether the next line of progress overwrites this line, which only
  ///   terminals support.
  static func showProgress(_ text: String, isOpen: Bool) {
    let line = text.neutralizedLine
    write(isOpen ? clearLine + line : line + "\n", to: STDERR_FILENO)
  }

  /// Removes an open line of progress.
  static func clearProgress() { write(clearLine, to: STDERR_FILENO) }

  /// Whether standard error is a terminal that supports overwriting lines.
  static let isTerminal = isatty(STDERR_FILENO) == 1 && Machine.environment["TERM"] != "dumb"

  private static let clearLine = "\r\u{1B}[K"

  private static func printResult(_ text: String) { printResult(Array((text + "\n").utf8)) }

  private static func printResult(_ bytes: [UInt8]) {
    guard !FileSystem.write(bytes, to: STDOUT_FILENO) else { return }
    let failure = Failure.environment("the result couldn't be printed", because: File.failure())
    error(failure.description)
    exit(failure.status.rawValue)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    _ = FileSystem.write(Array(text.utf8), to: descriptor)
  }
}
