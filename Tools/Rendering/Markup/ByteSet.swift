import Foundation

/// A set of bytes to search for in text.
///
/// The C library searches for the bytes, because most strings contain none of them.
package struct ByteSet: Sendable {
  private let members: [CChar]
  private let isMember: [Bool]

  /// Creates a set.
  ///
  /// - Parameter isMember: Returns whether the set contains a byte. It never contains zero.
  package init(where isMember: (UInt8) -> Bool) {
    let bytes: [UInt8] = (1...255).filter(isMember)
    members = bytes.map { CChar(bitPattern: $0) } + [0]
    self.isMember = (0...255).map(bytes.contains)
  }

  /// Returns the longest parts of the text whose bytes are all in the set, in order. The set
  /// contains all bytes of non-ASCII characters or none.
  package func parts(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      isMember.withUnsafeBufferPointer { isMember in
        var parts: [String] = []
        var start = 0
        for end in 0...bytes.count where end == bytes.count || !isMember[Int(bytes[end])] {
          if start < end {
            let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
            parts.append(String(decoding: part, as: UTF8.self))
          }
          start = end + 1
        }
        return parts
      }
    }
  }

  /// Returns whether all bytes of the text are in the set.
  func containsAll(of text: String) -> Bool {
    text.withCString { strspn($0, members) } == text.utf8.count
  }

  /// Returns whether the text contains neither a byte of the set nor a zero.
  package func containsNone(of text: String) -> Bool {
    text.withCString { strcspn($0, members) } == text.utf8.count
  }
}
