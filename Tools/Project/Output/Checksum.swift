/// A checksum of bytes that finds changes made by mistake, at a fraction of the cost of a
/// digest. Somebody who wants two equal checksums can make them.
///
/// Like wyhash, it multiplies pairs of words and keeps both halves of each product.
struct Checksum: CustomStringConvertible {
  private var high: UInt64 = 0xa076_1d64_78bd_642f
  private var low: UInt64 = 0xe703_7ed1_a0b4_28db

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~15
      for offset in stride(from: 0, to: whole, by: 16) {
        add(
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      }
      withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { rest in
        rest.initializeMemory(as: UInt8.self, repeating: 0)
        rest.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[whole...]))
        add(rest.load(as: UInt64.self), rest.load(fromByteOffset: 8, as: UInt64.self))
      }
    }
    add(UInt64(bytes.count), 0)
  }

  /// The checksum as 32 hexadecimal digits.
  var description: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private mutating func add(_ first: UInt64, _ second: UInt64) {
    let (first, second) = (UInt64(littleEndian: first), UInt64(littleEndian: second))
    high = Self.product(high ^ first, second ^ 0x8ebc_6af0_9c88_c6e3)
    low = Self.product(low ^ second, first ^ 0x5899_65cc_7537_4cc3) ^ high
  }

  private static func product(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = first.multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
