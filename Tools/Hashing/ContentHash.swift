/// The 128-bit MurmurHash3 of bytes, in the variant for 64-bit processors.
///
/// It is many times faster than a ``Digest`` and detects accidental changes just as well. However,
/// different bytes with equal hashes can be constructed, so don't use it where an attacker could
/// benefit from that.
package struct ContentHash: BitwiseCopyable, CustomStringConvertible, Hashable, Sendable {
  private let first, second: UInt64

  /// Creates the hash of bytes.
  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { ContentHash($0) } }

  /// Creates the hash of bytes in memory without copying them.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var state = State()
    let whole = bytes.count / 16 * 16
    if let start = bytes.baseAddress {
      for offset in stride(from: 0, to: whole, by: 16) {
        state.add(word(at: start + offset), word(at: start + offset + 8))
      }
    }
    state.addEnd(UnsafeRawBufferPointer(rebasing: bytes[whole...]))
    (first, second) = state.finalized(count: UInt64(bytes.count))
  }

  /// Creates the hash of a list of hashes. Their order is significant.
  package init(combining hashes: [ContentHash]) {
    self = hashes.withUnsafeBytes { ContentHash($0) }
  }

  /// The hash as 32 hexadecimal digits.
  package var description: String {
    withUnsafeBytes(of: (first.bigEndian, second.bigEndian)) { hexadecimal(Array($0)) }
  }

  private struct State {
    private var first: UInt64 = 0
    private var second: UInt64 = 0

    mutating func add(_ one: UInt64, _ two: UInt64) {
      first ^= Self.mixedFirst(one)
      first = (rotated(first, 27) &+ second) &* 5 &+ 0x52dc_e729
      second ^= Self.mixedSecond(two)
      second = (rotated(second, 31) &+ first) &* 5 &+ 0x3849_5ab5
    }

    /// Adds the remaining bytes after the last whole block: fewer than 16.
    mutating func addEnd(_ bytes: UnsafeRawBufferPointer) {
      var (one, two): (UInt64, UInt64) = (0, 0)
      for (index, byte) in bytes.enumerated() {
        if index < 8 {
          one |= UInt64(byte) << (8 * UInt64(index))
        } else {
          two |= UInt64(byte) << (8 * UInt64(index - 8))
        }
      }
      first ^= Self.mixedFirst(one)
      second ^= Self.mixedSecond(two)
    }

    consuming func finalized(count: UInt64) -> (UInt64, UInt64) {
      first ^= count
      second ^= count
      first &+= second
      second &+= first
      (first, second) = (Self.finalized(first), Self.finalized(second))
      first &+= second
      second &+= first
      return (first, second)
    }

    private static func mixedFirst(_ word: UInt64) -> UInt64 {
      rotated(word &* 0x87c3_7b91_1142_53d5, 31) &* 0x4cf5_ad43_2745_937f
    }

    private static func mixedSecond(_ word: UInt64) -> UInt64 {
      rotated(word &* 0x4cf5_ad43_2745_937f, 33) &* 0x87c3_7b91_1142_53d5
    }

    private static func finalized(_ word: UInt64) -> UInt64 {
      var word = word
      word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
      word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
      return word ^ word >> 33
    }
  }
}

/// Reads eight bytes without checking bounds, which would cost more than the hash.
private func word(at start: UnsafeRawPointer) -> UInt64 {
  UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
}

private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
  word &<< count | word &>> (64 &- count)
}
