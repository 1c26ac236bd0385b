/// One Markdown file, read.
public struct Article: Codable, Hashable, Sendable {
  /// The file as its user named it: `Articles/Basics.md`.
  public var file: String
  /// The whole file as it is on disk, a byte-order mark and CRLF included.
  public var text: String
  /// What a reader sees, in order.
  public var blocks: [Block]
  /// Every snippet, shown or hidden, in the order of the article.
  public var snippets: [Snippet]
  /// The `text, output=NAME` blocks, in the order of the article.
  public var outputs: [ExpectedOutput]

  public init(
    file: String, text: String, blocks: [Block] = [], snippets: [Snippet] = [],
    outputs: [ExpectedOutput] = []
  ) {
    self.file = file
    self.text = text
    self.blocks = blocks
    self.snippets = snippets
    self.outputs = outputs
  }

  /// The file's name without its folder and extension: `Basics`.
  public var name: String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}
