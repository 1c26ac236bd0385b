/// A file of a site.
public struct SiteFile: Hashable, Sendable {
  /// The path below the site's folder, such as `articles/Basics.html`, with `/` as the separator.
  public var path: String
  public var bytes: [UInt8]
  /// The key of everything that the file is made from, under which it can be reused; nil if the
  /// file is always made again.
  public var key: String?

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
