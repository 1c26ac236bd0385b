import WaymarkMarkdown
import WaymarkModel

/// An article that the front page lists under `## Topics`.
package struct Topic: Hashable, Sendable {
  /// The article's name, such as `TreeBasedNavigation`.
  package var article: String
  /// The heading in the Topics section that the entry belongs to; nil before the first heading.
  package var group: String?
  /// The location of the entry in the front page.
  package var location: SourceLocation

  package init(article: String, group: String?, location: SourceLocation) {
    self.article = article
    self.group = group
    self.location = location
  }
}

/// Returns the articles in the reading order that a front page defines.
///
/// The topics are the `<doc:Article>` links and the links to `doc:` addresses in the lists below
/// the level-2 heading `Topics`, up to the next heading of level 1 or 2, in the order of the page.
/// An article that is listed twice is returned twice.
///
/// - Returns: The topics; empty if the page has no such links.
package func topics(of frontPage: Article) -> [Topic] {
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

private typealias DocumentLink = (article: String, location: SourceLocation)

private func links(in blocks: [Block]) -> [DocumentLink] {
  blocks.flatMap { block -> [DocumentLink] in
    switch block {
    case .paragraph(let inlines): return links(in: inlines)
    case .list(_, _, let items): return items.flatMap { links(in: $0.blocks) }
    default: return []
    }
  }
}

private func links(in inlines: [Inline]) -> [DocumentLink] {
  inlines.flatMap { inline -> [DocumentLink] in
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
