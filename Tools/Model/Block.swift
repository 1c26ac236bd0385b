/// A block of an article as a reader sees it.
package indirect enum Block: Codable, Hashable, Sendable {
  /// A heading. `id` is unique in its article; a repeated title gets a number, as in
  /// `what-is-navigation-2`.
  case heading(level: Int, id: String, [Inline])
  /// A paragraph of text.
  case paragraph([Inline])
  /// A block quote that isn't an aside.
  case quote([Block])
  /// A block quote that opens with `Note:`, `Tip:`, `Important:`, `Warning:`, or `Experiment:`.
  /// `kind` is that word without the colon, capitalized as here, whatever its capitalization in the
  /// article.
  case aside(kind: String, [Block])
  /// A list. `start` is the number of the first item, or nil for a bulleted list. The items of a
  /// `tight` list are displayed without space between them.
  case list(start: Int?, tight: Bool, [ListItem])
  /// A snippet, as an index into `Article.snippets`. Hidden snippets are included, at their
  /// positions.
  case snippet(Int)
  /// An expected output, as an index into `Article.outputs`.
  case output(Int)
  /// A code block in another language, which is only displayed. `language` is nil if the fence
  /// doesn't name one.
  case code(language: String?, String)
  /// A table. Each row has as many cells as `alignments`, except in a huge table, whose short rows
  /// aren't padded.
  case table(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]])
  /// Raw HTML without its comments.
  case html(String)
  /// A horizontal line.
  case rule

  /// An item of a list.
  package struct ListItem: Codable, Hashable, Sendable {
    /// Whether the task is done; nil for an item that isn't a task.
    package var done: Bool?
    /// The content of the item, without the checkbox of a task.
    package var blocks: [Block]

    package init(done: Bool? = nil, blocks: [Block]) {
      self.done = done
      self.blocks = blocks
    }
  }

  /// The alignment of a column of a table.
  package enum Alignment: String, Codable, Sendable { case none, left, center, right }
}

/// Text inside a block.
package indirect enum Inline: Codable, Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  /// `destination` is unescaped but otherwise as written, except that a scheme is added to an
  /// address that is a link by itself, such as `www.example.com`. The destination never has a
  /// script scheme. `[text](doc:Article#Heading)` is a link whose destination starts with `doc:`.
  case link(destination: String, title: String?, [Inline], location: SourceLocation)
  case image(source: String, title: String?, [Inline], location: SourceLocation)
  /// ``` ``Symbol/member`` ```
  case symbol(String, location: SourceLocation)
  /// `<doc:Article#Heading>`; `article` is empty in `<doc:#Heading>`.
  case document(article: String, heading: String?, location: SourceLocation)
  case html(String)
  case softBreak
  case lineBreak
}
