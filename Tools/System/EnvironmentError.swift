import Foundation

/// A failure of the environment, such as a missing compiler, a full disk, or a package that doesn't
/// build.
package struct EnvironmentError: Error, CustomStringConvertible, Equatable, Sendable {
  /// A description of the problem, which can have several lines.
  package var message: String
  /// A hint on how to correct the problem; nil if there is none.
  package var hint: String?

  /// Creates an error. Newlines at the end of the message, such as those that end a program's
  /// output, are removed.
  package init(_ message: String, hint: String? = nil) {
    let lastByte = message.utf8.lastIndex { $0 != UInt8(ascii: "\n") }
    self.message = String(lastByte.map { message[...$0] } ?? "")
    self.hint = hint
  }

  /// Creates the error of a failed system call. The message ends with the system's reason.
  package init(_ message: String, errno number: Int32) {
    self.init(
      "\(message): \(String(cString: strerror(number)))", hint: Self.hint(forErrno: number))
  }

  /// Returns a hint about an error of a system call; nil if there is none.
  package static func hint(forErrno number: Int32) -> String? {
    switch number {
    case ENOSPC, EDQUOT: "free up space on this disk, or use another disk"
    case EACCES, EPERM: "change the permissions, or run the command as a user who has them"
    case EROFS: "make the file system writable, or use another one"
    case ENOENT: "check the path, and make sure that its folder exists"
    case ENOTDIR: "part of the path is a file, not a folder; move or rename that file"
    case EEXIST: "choose another name, or move the existing file"
    case ENAMETOOLONG: "use a shorter path"
    case EFBIG: "divide the file into smaller files"
    case EMFILE, ENFILE: "allow more open files, for example with 'ulimit -n 4096'"
    case ENOMEM: "stop other programs to free memory, or use a machine with more memory"
    default: nil
    }
  }

  package var description: String { message + (hint.map { "\n  \($0)" } ?? "") }
}
