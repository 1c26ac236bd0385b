import Foundation

extension String {
  /// Returns whether the text contains a byte. This is much faster than searching `utf8`.
  package func contains(byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.firstIndex(ofByte: byte) != nil }
      ?? utf8.contains(byte)
  }

  /// Returns whether the text contains the bytes of another string. This is much faster than
  /// searching `utf8` or characters.
  package func contains(bytesOf other: String) -> Bool {
    let bytes = Array(other.utf8)
    guard let first = bytes.first else { return true }
    return utf8.withContiguousStorageIfAvailable { text in
      var start = 0
      while let index = text.firstIndex(ofByte: first, from: start) {
        if text[index...].starts(with: bytes) { return true }
        start = index + 1
      }
      return false
    } ?? utf8.contains(bytes)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the index of the first occurrence of a byte at or after a position; nil if there is
  /// none. This is much faster than `firstIndex(of:)`.
  package func firstIndex(ofByte byte: UInt8, from start: Int = 0) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
