/// A set of bytes to search for in text.
package struct ByteSet: Sendable {
  private let isMember: [Bool]

  /// Creates the set of the bytes that meet a condition.
  ///
  /// - Parameter isMember: A closure that returns whether the set contains a byte.
  package init(where isMember: (UInt8) -> Bool) {
    self.isMember = (0...255).map(isMember)
  }

  /// Calls a function with each maximal run of bytes that are all in the set, in order. The set
  /// must contain all bytes of non-ASCII characters or none.
  package func forEachPart(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      isMember.withUnsafeBufferPointer { isMember in
        var end = 0
        while end < bytes.count {
          let start = end
          while end < bytes.count, isMember[Int(bytes[end])] { end += 1 }
          if start < end { body(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
          end += 1
        }
      }
    }
  }

  /// Splits text into maximal runs of bytes that are all in the set or all outside it, and
  /// calls a function with each run, in order.
  func forEachRun(
    in text: Slice<UnsafeBufferPointer<UInt8>>,
    _ body: (_ run: UnsafeBufferPointer<UInt8>, _ isInSet: Bool) -> Void
  ) {
    isMember.withUnsafeBufferPointer { isMember in
      var start = text.startIndex
      while start < text.endIndex {
        let isInSet = isMember[Int(text[start])]
        var end = start + 1
        while end < text.endIndex, isMember[Int(text[end])] == isInSet { end += 1 }
        body(UnsafeBufferPointer(rebasing: text[start..<end]), isInSet)
        start = end
      }
    }
  }

  /// Returns whether all bytes of the text are in the set.
  func containsAll(of text: String) -> Bool { membership(of: text, is: true) }

  /// Returns whether no byte of the text is in the set.
  package func containsNone(of text: String) -> Bool { membership(of: text, is: false) }

  private func membership(of text: String, is expected: Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      isMember.withUnsafeBufferPointer { isMember in
        for byte in bytes where isMember[Int(byte)] != expected { return false }
        return true
      }
    }
  }
}
