import Foundation

/// A set of bytes to search for in text.
///
/// The C library does the search because loops over bytes are slow in a debug build, and most
/// strings need no change.
package struct ByteSet: Sendable {
  private let members: [CChar]

  /// - Parameter isMember: Returns whether the set contains a byte. It never contains zero.
  package init(where isMember: (UInt8) -> Bool) {
    members = (1...255).filter { isMember(UInt8($0)) }.map { CChar(bitPattern: UInt8($0)) } + [0]
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
