import Glibc

/// Memory that the process shares with the tool and in which it reports events.
///
/// The tool passes it as standard input. Once it's mapped, no descriptor refers to it, and the
/// kernel prevents other writes, so that an example can't divert, shorten, or replace a report
/// through a file. Written data is kept regardless of how the process ends.
///
/// Layout, in bytes: at 0 the mark of unclaimed memory, at 8 the end of the records, at 16 whether
/// a signal arrived, at 24 the length of the runtime's message, at 32 the message. The records
/// start at 65,536. A record consists of its length (4 bytes), its kind, a space, and its payload.
/// The last 4 MB contain the length of the counters and the counters.
///
/// It's sendable because records are written while `lock` is held, and everything else is written
/// when the process ends or a signal stops it.
struct Channel: @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  private let size: Int
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let marks: Int32
  private let process = getpid()

  private static let unclaimed: UInt64 = 0x7761_796d_6172_6b21
  private static let start = 65_536
  private static let countersSize = 4 << 20

  /// The channel; nil in a process without a listener, such as the child of an exit test.
  static let shared = Channel()

  private init?() {
    var status = stat()
    guard fstat(0, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > Self.start + Self.countersSize,
      let memory = mmap(nil, Int(status.st_size), PROT_READ | PROT_WRITE, MAP_SHARED, 0, 0),
      memory != MAP_FAILED, memory.load(as: UInt64.self) == Self.unclaimed
    else { return nil }
    (self.memory, size) = (memory, Int(status.st_size) - Self.countersSize)
    memory.storeBytes(of: 0, as: UInt64.self)
    memory.storeBytes(of: Self.start, toByteOffset: 8, as: Int.self)
    // MADV_DONTFORK: processes that the example forks don't inherit the memory.
    madvise(memory, Int(status.st_size), 10)
    // F_ADD_SEALS with F_SEAL_FUTURE_WRITE and F_SEAL_SEAL: existing mappings stay writable, but no
    // descriptor does, not even the tool's.
    _ = fcntl(0, 1033, 0x10 | 0x1)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, 0)
    if nothing != 0 { close(nothing) }
    pthread_mutex_init(lock, nil)
    // Use a high number, because an example may close or reuse the low ones.
    marks = fcntl(1, F_DUPFD_CLOEXEC, 200)
    unsetenv("SWIFT_BACKTRACE")
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Reports an event. Ends the process if the memory is full, because later events would be
  /// missing from the result.
  func report(_ kind: StaticString, _ payload: some Collection<UInt8>) {
    guard getpid() == process else { return }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    // Leave space for the last record.
    guard payload.count < size - end - 64 else {
      append("full", [])
      _exit(0)
    }
    append(kind, payload)
  }

  /// Whether there's enough space for details without affecting the data that the verdict depends
  /// on.
  var hasRoomForDetails: Bool { end < size / 4 }

  private var end: Int { memory.load(fromByteOffset: 8, as: Int.self) }

  private func append(_ kind: StaticString, _ payload: some Collection<UInt8>) {
    let word = UnsafeRawBufferPointer(start: kind.utf8Start, count: kind.utf8CodeUnitCount)
    let start = end
    let length = word.count + 1 + payload.count
    let record = UnsafeMutableRawBufferPointer(start: memory + start + 4, count: length)
    (memory + start).storeBytes(of: UInt32(length), as: UInt32.self)
    record.copyMemory(from: word)
    record[word.count] = UInt8(ascii: " ")
    UnsafeMutableRawBufferPointer(rebasing: record[(word.count + 1)...]).copyBytes(from: payload)
    memory.storeBytes(of: start + 4 + length, toByteOffset: 8, as: Int.self)
  }

  /// Reports that a snippet begins. From here on, standard output belongs to the snippet. A random
  /// word, used only once, marks the position in the output.
  func begin(_ snippet: Int) {
    guard getpid() == process else { return }
    fflush(nil)
    let word = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    report("snippet", "\(snippet) \(word)".utf8)
    var rest = Array(word.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(marks, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Copies the execution counts of the example's regions. It's safe to call in a signal
  /// handler.
  func keepCounters() {
    guard getpid() == process else { return }
    let length = copyCounters(memory + size + 8, Self.countersSize - 8)
    memory.storeBytes(of: length, toByteOffset: size, as: Int.self)
  }

  /// Keeps the runtime's message when a signal arrives. It's safe to call in a signal handler.
  func keep(_ message: UnsafePointer<CChar>?) {
    guard getpid() == process else { return }
    let length = message.map { min(strlen($0), Self.start - 32) } ?? 0
    if let message { memcpy(memory + 32, message, length) }
    memory.storeBytes(of: length, toByteOffset: 24, as: Int.self)
    memory.storeBytes(of: 1, toByteOffset: 16, as: Int.self)
  }
}

/// Copies the execution counts to memory and returns their length in bytes, as described in
/// `Counters.c`.
@_silgen_name("waymark_copy_counters")
private func copyCounters(_ place: UnsafeMutableRawPointer, _ size: Int) -> Int
