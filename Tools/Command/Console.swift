import ArgumentParser
import Foundation

/// The terminal or log that a person reads.
enum Console {
  /// A line of the command's result. A result that cannot be told ends the run as the world's fault.
  static func print(_ line: String) {
    guard !write(Array((line + "\n").utf8), to: STDOUT_FILENO) else { return }
    let failure = Failure.world(
      "the result could not be printed: \(String(cString: strerror(errno)))")
    error(failure.description)
    exit(failure.exitCode.rawValue)
  }

  /// A line about what went wrong.
  static func error(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// True if someone watches standard error as it comes.
  static let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"

  static let environment = ProcessInfo.processInfo.environment

  /// True where continuous integration runs us: it sets `CI`.
  static let isContinuousIntegration = !["", "0", "false"].contains(environment["CI"] ?? "")

  static func write(_ text: String, to descriptor: Int32) {
    _ = write(Array(text.utf8), to: descriptor)
  }

  /// - Returns: False if not all could be written; then `errno` says why.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }
}
