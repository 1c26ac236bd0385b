/// The SHA-256 hash of a sequence of parts. Equal sequences have equal digests, and finding
/// different sequences with equal digests isn't feasible.
package struct Digest: CustomStringConvertible, Sendable {
  private var hash = SHA256()

  /// Creates the digest of no parts.
  package init() {}

  /// Creates the digest of several parts, in order.
  package init(_ parts: String...) { parts.forEach { add($0) } }

  /// Creates the digest of the inputs of a stored result. It's the result's key, or a part of it.
  ///
  /// - Parameters:
  ///   - format: The first part, which contains a number. Raise the number if the tool stores the
  ///     result in another form, or computes another result from the same inputs, so that the
  ///     results of earlier versions aren't reused.
  ///   - parts: The inputs, in order.
  package init(format: String, _ parts: String...) {
    add(format)
    parts.forEach { add($0) }
  }

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
