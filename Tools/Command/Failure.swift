import ArgumentParser
import Foundation

extension ExitCode {
  /// Something isn't proved.
  static let notProved = ExitCode(1)
  /// The call is invalid, such as an unknown option or a file that doesn't exist.
  static let wrongCall = ExitCode(2)
  /// The environment failed, for example because there is no compiler or the disk is full.
  static let environmentFailed = ExitCode(3)
}

/// The reason why a command stops before it has a verdict.
struct Failure: CustomStringConvertible, Error {
  var exitCode: ExitCode
  var message: String
  var hint: String?

  /// Creates a failure of the call, which the user can correct.
  static func call(_ message: String, hint: String? = nil) -> Self {
    Self(exitCode: .wrongCall, message: message, hint: hint)
  }

  /// Creates a failure of the environment. The same call can succeed once the cause is fixed.
  static func environment(_ message: String, hint: String? = nil) -> Self {
    Self(exitCode: .environmentFailed, message: message, hint: hint)
  }

  /// Returns the message for an error that ends a run.
  static func text(of error: any Error) -> String {
    (error as? Failure)?.description ?? "waymark: \(error)"
  }

  var description: String {
    "waymark: \(message)" + (hint.map { "\n  \($0)" } ?? "")
  }
}

/// Returns the system's description of an error.
func reason(for error: any Error) -> String {
  let error = error as NSError
  let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
  guard inner.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return String(cString: strerror(Int32(inner.code)))
}
