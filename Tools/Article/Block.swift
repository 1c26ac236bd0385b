/// A block of an article as a reader sees it: what is left of Markdown once it is read.
public indirect enum Block: Codable, Hashable, Sendable {
  /// `id` is unique in its article: `what-is-navigation`, then `what-is-navigation-2`.
  case heading(level: Int, id: String, [Inline])
  case paragraph([Inline])
  case quote([Block])
  /// A quote that opens with `Note:`, `Tip:`, `Important:`, `Warning:` or `Experiment:`;
  /// `kind` is that word, as here, without the colon, whatever its case was.
  case aside(kind: String, [Block])
  /// `start` is nil for bullets.
  case list(start: Int?, tight: Bool, [ListItem])
  /// A snippet, by its index in `Article.snippets`; hidden ones too, where they stand.
  case snippet(Int)
  /// An expected output, by its index in `Article.outputs`.
  case output(Int)
  /// A block of another language, only shown. `language` is nil where none is named.
  case code(language: String?, String)
  case table(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]])
  /// Raw HTML, comments excluded.
  case html(String)
  case rule

  public struct ListItem: Codable, Hashable, Sendable {
    /// Non-nil for an item of a task list.
    public var done: Bool?
    public var blocks: [Block]

    public init(done: Bool? = nil, blocks: [Block]) {
      self.done = done
      self.blocks = blocks
    }
  }

  public enum Alignment: String, Codable, Sendable { case none, left, center, right }
}

/// Text inside a block.
public indirect enum Inline: Codable, Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  /// `destination` as written, unescaped. Never a script scheme. `[text](doc:Article#Heading)` is
  /// a link whose destination starts with `doc:`.
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
