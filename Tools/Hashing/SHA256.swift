/// The SHA-256 hash function of FIPS 180-4.
///
/// The module is optimized even in debug builds, because the whole library is hashed after a build.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  /// The bytes of an incomplete block.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  /// Creates the hash of no bytes.
  package init() { rest.reserveCapacity(Self.blockSize) }

  /// Returns the 32-byte hash of bytes.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.add($0) }
    return hash.finalize()
  }

  /// Returns the HMAC-SHA-256 authentication code (RFC 2104) of a message, which can't be computed
  /// without the key.
  package static func authentication(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > blockSize ? hash(key) : key
    let block = short + [UInt8](repeating: 0, count: blockSize - short.count)
    return hash(block.map { $0 ^ 0x5c } + hash(block.map { $0 ^ 0x36 } + message))
  }

  /// Adds bytes to the hashed data. Boundaries between additions aren't significant.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let taken = bytes.prefix(Self.blockSize - rest.count)
      rest += taken
      bytes = bytes[taken.endIndex...]
      guard rest.count == Self.blockSize else { return }
      rest.withUnsafeBytes { Self.compress($0, into: &state) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.count / Self.blockSize * Self.blockSize
    Self.compress(UnsafeRawBufferPointer(rebasing: bytes.prefix(whole)), into: &state)
    rest += bytes.dropFirst(whole)
  }

  /// Returns the hash of all added bytes.
  package consuming func finalize() -> [UInt8] {
    let bits = count &* 8
    // The standard ends a message with a 1 bit, zeros up to the end of a block, and its length.
    let end: [UInt8] =
      [0x80] + [UInt8](repeating: 0, count: (119 - rest.count) % Self.blockSize)
      + bytes(of: bits)
    end.withUnsafeBytes { add($0) }
    return state.flatMap(bytes(of:))
  }

  private static let blockSize = 64

  /// Updates the state with the contents of blocks.
  ///
  /// - Parameter blocks: Whole blocks.
  private static func compress(_ blocks: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
      constants.withUnsafeBufferPointer { constants in
        state.withUnsafeMutableBufferPointer { state in
          for block in stride(from: 0, to: blocks.count, by: blockSize) {
            for index in 0..<16 {
              let word = blocks.loadUnaligned(fromByteOffset: block + 4 * index, as: UInt32.self)
              words[index] = UInt32(bigEndian: word)
            }
            for index in 16..<64 { words[index] = scheduledWord(words, index) }
            for index in 0..<64 { words[index] &+= constants[index] }
            rounds(words, state)
          }
        }
      }
    }
  }

  private static func scheduledWord(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ index: Int
  ) -> UInt32 {
    let (early, late) = (words[index - 15], words[index - 2])
    let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
    let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
    return words[index - 16] &+ first &+ words[index - 7] &+ second
  }

  /// Performs the 64 rounds of the standard for one block.
  ///
  /// - Parameter words: The message schedule, with the constants already added.
  private static func rounds(
    _ words: UnsafeMutableBufferPointer<UInt32>, _ state: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Performing eight rounds at a time lets each variable change its role instead of being copied.
    for index in stride(from: 0, to: 64, by: 8) {
      round(a, b, c, &d, e, f, g, &h, words[index])
      round(h, a, b, &c, d, e, f, &g, words[index + 1])
      round(g, h, a, &b, c, d, e, &f, words[index + 2])
      round(f, g, h, &a, b, c, d, &e, words[index + 3])
      round(e, f, g, &h, a, b, c, &d, words[index + 4])
      round(d, e, f, &g, h, a, b, &c, words[index + 5])
      round(c, d, e, &f, g, h, a, &b, words[index + 6])
      round(b, c, d, &e, f, g, h, &a, words[index + 7])
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
    _ g: UInt32, _ h: inout UInt32, _ word: UInt32
  ) {
    // This expression and `majority` are equivalent to the standard's but need fewer operations.
    let choice = g ^ (e & (f ^ g))
    let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ word
    let majority = (a & b) ^ (c & (a ^ b))
    d = d &+ first
    h = first &+ (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

/// Returns the bytes of a number in big-endian order.
private func bytes(of number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
