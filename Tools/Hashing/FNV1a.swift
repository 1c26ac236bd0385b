/// The 64-bit FNV-1a hash of bytes, which is fast for short texts.
///
/// Unlike the hashes of `Hasher`, it is the same on every machine and in every run. Different bytes
/// with equal hashes are easy to construct, so compare the bytes as well, or use a ``Digest``.
package enum FNV1a {
  /// Returns the hash of bytes.
  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// Returns the hash of a text's UTF-8 bytes.
  package static func hash(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { hash($0) }
  }
}
