import ArgumentParser
import Foundation

extension ExitCode {
  /// Something is not proved.
  static let notProved = ExitCode(1)
  /// The call was wrong: an unknown option, a file that does not exist.
  static let wrongCall = ExitCode(2)
  /// The world failed: no compiler, a full disk.
  static let worldFailed = ExitCode(3)
}

/// Why a command stops before it has a verdict.
struct Failure: CustomStringConvertible, Error {
  var exitCode: ExitCode
  var message: String
  var hint: String?

  /// The call was wrong; the user can mend it.
  static func call(_ message: String, hint: String? = nil) -> Self {
    Self(exitCode: .wrongCall, message: message, hint: hint)
  }

  /// The world failed; the call may work once it is mended.
  static func world(_ message: String, hint: String? = nil) -> Self {
    Self(exitCode: .worldFailed, message: message, hint: hint)
  }

  var description: String {
    "waymark: \(message)" + (hint.map { "\n  \($0)" } ?? "")
  }
}

/// Why the system refused something, in its own words.
func reason(for error: any Error) -> String {
  let error = error as NSError
  let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
  guard inner.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return String(cString: strerror(Int32(inner.code)))
}
