/// The SHA-256 hash of a sequence of parts. Equal sequences have equal digests, and finding
/// different sequences with equal digests isn't feasible.
package struct Digest: CustomStringConvertible, Sendable {
  private var hash = SHA256()

  /// Creates the digest of no parts.
  package init() {}

  /// Creates the digest of several parts, in order.
  package init(_ parts: String...) { parts.forEach { add($0) } }

  /// Creates the digest of a single part.
  package init(_ bytes: [UInt8]) { add(bytes) }

  /// Adds a part. Boundaries are significant, so `ab, c` and `a, bc` differ.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a part. A string and its UTF-8 bytes are the same part.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { hash.add($0) }
    hash.add(bytes)
  }

  /// The digest as 64 hexadecimal digits.
  package var description: String { hexadecimal(hash.finalize()) }
}
