import Foundation
import SystemPackage
import WaymarkSystem

/// Memory that an example's process shares with the tool, and in which its harness reports events.
///
/// The memory has no name in the file system and a fixed size. Once the harness has claimed it, it
/// can't be written through a descriptor. `Channel` in the harness documents the layout.
struct SharedEventBuffer {
  /// The descriptor for the process's standard input.
  let file: FileDescriptor

  /// The size in bytes, which is enough to report about 2 million checked expectations. Memory that
  /// is never written costs nothing.
  private static let size = 64 << 20
  /// The size of the area for counters at the end.
  private static let countersSize = 4 << 20
  private static let unclaimed: UInt64 = 0x7761_796d_6172_6b21
  private static let start = 65_536

  /// Creates the memory.
  ///
  /// - Parameter size: The size in bytes. Tests pass sizes that the system rejects.
  /// - Throws: `EnvironmentError` if the memory can't be created.
  init(size: Int = Self.size) throws {
    // MFD_CLOEXEC and MFD_ALLOW_SEALING; F_ADD_SEALS with F_SEAL_SHRINK and F_SEAL_GROW.
    let descriptor = memfd_create("waymark", 0x1 | 0x2)
    var mark = Self.unclaimed
    guard descriptor >= 0, ftruncate(descriptor, size) == 0,
      fcntl(descriptor, 1033, 0x2 | 0x4) == 0, pwrite(descriptor, &mark, 8, 0) == 8
    else {
      let number = errno
      if descriptor >= 0 { Foundation.close(descriptor) }
      throw EnvironmentError("can't create shared memory", errno: number)
    }
    file = FileDescriptor(rawValue: descriptor)
  }

  func close() { try? file.close() }

  /// The reports in order; empty if the harness never claimed the memory.
  var records: [UInt8] {
    let end = number(at: 8)
    let limit = Self.size - Self.countersSize
    return end > Self.start ? bytes(at: Self.start, count: min(end, limit) - Self.start) : []
  }

  /// The execution counts of the regions, copied when the process was about to end; empty if they
  /// weren't copied.
  var counters: [UInt8] {
    let start = Self.size - Self.countersSize
    return bytes(at: start + 8, count: min(max(0, number(at: start)), Self.countersSize - 8))
  }

  /// The runtime's report at the moment a signal arrived; nil if no signal arrived.
  var runtimeReport: String? {
    guard number(at: 16) != 0 else { return nil }
    let count = min(max(0, number(at: 24)), Self.start - 32)
    return String(decoding: bytes(at: 32, count: count), as: UTF8.self)
  }

  private func number(at offset: Int) -> Int {
    bytes(at: offset, count: 8).withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  private func bytes(at offset: Int, count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = pread(file.rawValue, &bytes, count, off_t(offset))
    return bytes
  }
}

/// Creates a file in memory. Swift's `Glibc` module doesn't declare this function.
@_silgen_name("memfd_create")
private func memfd_create(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
