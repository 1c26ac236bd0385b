import Article

/// An article that the front page names in its `## Topics`.
public struct Topic: Hashable, Sendable {
  /// The article's name: `TreeBasedNavigation`.
  public var article: String
  /// The heading within the Topics under which it stands; nil before the first.
  public var group: String?
  /// Where the front page names it.
  public var location: SourceLocation

  public init(article: String, group: String?, location: SourceLocation) {
    self.article = article
    self.group = group
    self.location = location
  }
}

/// The order of reading, from the front page.
///
/// The `<doc:Article>` links and the links to `doc:` addresses in the lists below the heading
/// `Topics` of level 2, up to the next heading of level 1 or 2, in the order of the page. An article
/// named twice is there twice.
///
/// - Returns: Empty for a page without Topics.
public func topics(of frontPage: Article) -> [Topic] {
  var topics: [Topic] = []
  var isInside = false
  var group: String?
  for block in frontPage.blocks {
    switch block {
    case .heading(let level, _, let title) where level <= 2:
      isInside = level == 2 && plainText(title).lowercased() == "topics"
      group = nil
    case .heading(_, _, let title): group = plainText(title)
    case .list(_, _, let items) where isInside:
      topics += items.flatMap { links(in: $0.blocks) }.map {
        Topic(article: $0.article, group: group, location: $0.location)
      }
    default: continue
    }
  }
  return topics
}

private typealias Link = (article: String, location: SourceLocation)

private func links(in blocks: [Block]) -> [Link] {
  blocks.flatMap { block -> [Link] in
    switch block {
    case .paragraph(let inlines): return links(in: inlines)
    case .list(_, _, let items): return items.flatMap { links(in: $0.blocks) }
    default: return []
    }
  }
}

private func links(in inlines: [Inline]) -> [Link] {
  inlines.flatMap { inline -> [Link] in
    switch inline {
    case .document(let article, _, let location) where !article.isEmpty:
      return [(article, location)]
    case .link(let destination, _, _, let location) where destination.hasPrefix("doc:"):
      let article = destination.dropFirst(4).prefix { $0 != "#" }
      return article.isEmpty ? [] : [(String(article), location)]
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
      return links(in: inner)
    default: return []
    }
  }
}
