/// A file of a site.
package struct SiteFile: Hashable, Sendable {
  /// The path below the site's folder, such as `articles/Basics.html`, with `/` as the separator.
  package var path: String
  /// The file's contents.
  package var bytes: [UInt8]
  /// A key for everything that the file is made from. A file with the same key can be reused. Nil
  /// if the file is always generated again.
  package var key: String?
  /// The parts that can be reused on their own.
  package var parts: [Part] = []

  /// A part of a file that is made from a single article, or from a section of one.
  package struct Part: Hashable, Sendable {
    /// The path under which the part is looked up, such as `sections.js#Articles/Basics.md`: that
    /// of the file, a `#`, and a name.
    package var path: String
    /// A key for everything that the part is made from.
    package var key: String
    /// The indices of its bytes in the file.
    package var range: Range<Int>

    package init(path: String, key: String, range: Range<Int>) {
      (self.path, self.key, self.range) = (path, key, range)
    }
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
