import Foundation

extension String {
  /// Returns whether the text contains a byte. This is much faster than searching `utf8`.
  package func contains(byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.firstIndex(ofByte: byte) != nil }
      ?? utf8.contains(byte)
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
