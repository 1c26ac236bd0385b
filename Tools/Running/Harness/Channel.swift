import Glibc

/// Where the program tells what happens to it: a file that its starter named, and that nothing the
/// example prints can reach.
///
/// One record is one line, written at once: a secret word, the kind, the payload. A process that
/// the example forks shares neither.
struct Channel: Sendable {
  private let file: Int32
  private let marks: Int32
  private let process = getpid()
  /// Starts each record and each mark, so that neither can be forged.
  private let secret: String

  /// Nil in a process that nobody listens to, such as the child of an exit test.
  static let shared = Channel()

  private init?() {
    guard let path = Self.take("WAYMARK_EVENTS"), let secret = Self.take("WAYMARK_SECRET") else {
      return nil
    }
    unsetenv("SWIFT_BACKTRACE")
    let opened = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    unlink(path)
    guard opened >= 0 else { return nil }
    // Far from the numbers that an example may close or reuse.
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

  /// Tells one thing. `payload` may hold line ends.
  ///
  /// - Returns: False if nobody can hear it, because the example has closed the file.
  @discardableResult
  func tell(_ kind: String, _ payload: some Collection<UInt8>) -> Bool {
    guard getpid() == process else { return false }
    var line = Array("\(secret) \(kind) ".utf8)
    line += payload.lazy.map { $0 == UInt8(ascii: "\n") ? 0 : $0 }
    line.append(UInt8(ascii: "\n"))
    return Self.write(line, to: file)
  }

  /// From here on, what goes to standard output belongs to a snippet.
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
