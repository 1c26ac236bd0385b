/// A parsed Markdown file, or the parsed doc comments of a Swift file.
package struct Article: Codable, Hashable, Sendable {
  /// The path of the file as the user wrote it, such as `Articles/Basics.md`.
  package var file: String
  /// The contents of the file, including any byte-order mark and CRLF line endings.
  package var text: String
  /// The blocks of the article, in order, including hidden snippets.
  package var blocks: [Block]
  /// All snippets, shown and hidden, in the order in which they appear.
  package var snippets: [Snippet]
  /// The `text, output=NAME` blocks, in the order in which they appear.
  package var outputs: [ExpectedOutput]

  package init(
    file: String, text: String, blocks: [Block] = [], snippets: [Snippet] = [],
    outputs: [ExpectedOutput] = []
  ) {
    self.file = file
    self.text = text
    self.blocks = blocks
    self.snippets = snippets
    self.outputs = outputs
  }

  /// The file's name without its folder and extension, such as `Basics`.
  package var name: String {
    let path = file.utf8
    let start = path.lastIndex(of: UInt8(ascii: "/")).map(path.index(after:)) ?? path.startIndex
    guard let dot = path[start...].lastIndex(of: UInt8(ascii: ".")), dot != start else {
      return String(file[start...])
    }
    return String(file[start..<dot])
  }
}
