/// A 128-bit fingerprint of bytes. Equal bytes have equal fingerprints, and accidental collisions
/// are practically impossible. It isn't cryptographically secure.
///
/// It uses two lanes of multiplication and rotation over words of eight bytes, with a final mix as
/// in MurmurHash3. It is written to be fast even in debug builds.
public struct Digest: CustomStringConvertible, Hashable, Sendable {
  private var first: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var second: UInt64 = 0xc2b2_ae3d_27d4_eb4f

  package init() {}

  package init(_ parts: String...) { parts.forEach { add($0) } }

  public init(_ bytes: [UInt8]) { add(bytes) }

  /// Adds a part. Boundaries are significant, so `ab, c` and `a, bc` differ.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    var index = 0
    while index < words {
      absorb(bytes.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
      index &+= 1
    }
    var last: UInt64 = 0
    for offset in (words * 8)..<bytes.count { last = last << 8 | UInt64(bytes[offset]) }
    absorb(last)
    absorb(UInt64(bytes.count))
  }

  private mutating func absorb(_ word: UInt64) {
    first = (first ^ word) &* 0x87c3_7b91_1142_53d5
    first = (first &<< 31 | first &>> 33) &+ second
    second = (second ^ word) &* 0x4cf5_ad43_2745_937f
    second = (second &<< 27 | second &>> 37) &+ first
  }

  /// The fingerprint as 32 hexadecimal digits.
  public var description: String {
    Self.hexadecimal(Self.mixed(first &+ second)) + Self.hexadecimal(Self.mixed(second))
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = (word ^ word &>> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word &>> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word &>> 33
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
