import WaymarkHashing

/// A file of a site: a page, a script, a picture, or a file that articles link to.
package struct SiteFile: Hashable, Sendable {
  /// The path below the site's folder, such as `articles/Basics.html`, with `/` as the separator.
  package var path: String
  /// The file's contents.
  package var bytes: [UInt8]
  /// A key for everything that the file is made from. A file with the same path and key can be
  /// reused. Nil if the file is always generated again.
  package var key: ContentHash?
  /// The parts that can be reused on their own, in the order of their bytes. A part can contain the
  /// parts that follow it.
  package var parts: [Part] = []

  /// A part of a file that is made from a single article, or from a section of one.
  package struct Part: BitwiseCopyable, Hashable, Sendable {
    /// A key for everything that the part is made from. A part of the same file with the same key
    /// can be reused.
    package var key: ContentHash
    private let start, end: Int

    /// Creates a part that consists of some of a file's bytes.
    ///
    /// - Parameter range: The indices of its bytes in the file.
    package init(key: ContentHash, range: Range<Int>) {
      (self.key, start, end) = (key, range.lowerBound, range.upperBound)
    }

    /// The indices of its bytes in the file.
    package var range: Range<Int> { start..<end }
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
