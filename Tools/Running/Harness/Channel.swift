import Glibc

/// The channel through which the program reports events: a file named by the process that started
/// it, which the example's output can't reach.
///
/// Each record is one line, written in a single call: a secret, the kind and the payload. A process
/// that the example forks has no access to the channel.
struct Channel: Sendable {
  private let file: Int32
  private let marks: Int32
  private let process = getpid()
  /// The prefix of all records and marks, which prevents forgery.
  private let secret: String

  /// The channel; nil in a process without a listener, such as the child of an exit test.
  static let shared = Channel()

  private init?() {
    guard let path = Self.take("WAYMARK_EVENTS"), let secret = Self.take("WAYMARK_SECRET") else {
      return nil
    }
    unsetenv("SWIFT_BACKTRACE")
    let opened = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    unlink(path)
    guard opened >= 0 else { return nil }
    // A number far from those that an example could close or reuse.
    file = fcntl(opened, F_DUPFD_CLOEXEC, 200)
    marks = fcntl(1, F_DUPFD_CLOEXEC, 200)
    close(opened)
    self.secret = secret
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  private static func take(_ name: String) -> String? {
    defer { unsetenv(name) }
    return getenv(name).map { String(cString: $0) }
  }

  /// Writes a record. `payload` can contain newlines.
  ///
  /// - Returns: False if the record couldn't be written because the example closed the file.
  @discardableResult
  func tell(_ kind: String, _ payload: some Collection<UInt8>) -> Bool {
    guard getpid() == process else { return false }
    var line = Array("\(secret) \(kind) ".utf8)
    line += payload.lazy.map { $0 == UInt8(ascii: "\n") ? 0 : $0 }
    line.append(UInt8(ascii: "\n"))
    return Self.write(line, to: file)
  }

  /// Marks the following standard output as belonging to a snippet.
  func mark(_ snippet: Int) {
    guard getpid() == process else { return }
    fflush(nil)
    _ = Self.write(Array("\(secret) \(snippet)\n".utf8), to: marks)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
