import Foundation
import WaymarkSystem

/// The reason why a command stops before it has a verdict.
package struct Failure: CustomStringConvertible, Error {
  /// The exit status of the command.
  package var status: ExitStatus
  /// A description of the problem, without a period at the end.
  package var message: String
  /// A hint on how to correct the problem; nil if there is none.
  package var hint: String?

  /// Creates a failure caused by an invalid command, which the user can correct.
  package static func call(_ message: String, hint: String? = nil) -> Self {
    Self(status: .wrongCall, message: message, hint: hint)
  }

  /// Creates a failure caused by documents, settings, or a package with errors.
  package static func notProved(_ message: String, hint: String? = nil) -> Self {
    Self(status: .notProved, message: message, hint: hint)
  }

  /// Creates a failure of the environment. The same call can succeed once the cause is fixed.
  package static func environment(_ message: String, hint: String? = nil) -> Self {
    Self(status: .environmentFailed, message: message, hint: hint)
  }

  /// Creates a failure of the environment that is caused by an error. The message ends with the
  /// system's description of the error, and the hint is about that error.
  package static func environment(_ message: String, because error: any Error) -> Self {
    environment(
      "\(message): \(reason(for: error))",
      hint: errno(of: error).flatMap(EnvironmentError.hint(forErrno:)))
  }

  /// Returns the message for an error that ends a run.
  package static func text(of error: any Error) -> String { "waymark: \(message(of: error))" }

  /// Returns the message for an error, for use at the end of another message.
  package static func message(of error: any Error) -> String {
    (error as? Failure)?.messageWithHint ?? "\(error)"
  }

  package var description: String { "waymark: \(messageWithHint)" }

  private var messageWithHint: String { message + (hint.map { "\n  \($0)" } ?? "") }
}

/// Returns the system's description of an error.
package func reason(for error: any Error) -> String {
  errno(of: error).map { String(cString: strerror($0)) } ?? error.localizedDescription
}

/// Returns the number of a system error; nil for other errors.
private func errno(of error: any Error) -> Int32? {
  let error = error as NSError
  // Foundation wraps the system's error in an error of its own.
  let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
  return inner.domain == NSPOSIXErrorDomain ? Int32(inner.code) : nil
}
