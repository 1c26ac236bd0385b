import Foundation

/// The terminal or log that a person reads.
enum Console {
  /// A line of the command's result.
  static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  /// A line about what went wrong.
  static func error(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// True if someone watches standard error as it comes.
  static let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"

  static let environment = ProcessInfo.processInfo.environment

  /// True where continuous integration runs us: it sets `CI`.
  static let isContinuousIntegration = !["", "0", "false"].contains(environment["CI"] ?? "")

  static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
