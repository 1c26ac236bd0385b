import WaymarkMarkup
import WaymarkModel

/// A heading in the front page's Topics section and the articles below it.
package struct TopicGroup {
  /// The heading; nil for articles before the first heading, and for the list of all articles if
  /// the front page has no topics.
  package var heading: Outline.Heading?
  /// The front page's prose about the group.
  package var prose: [Block]
  /// The articles, in the order in which the front page lists them.
  package var articles: [Article]
}

/// The parts of the front page before, in, and after its `## Topics` section.
package struct FrontParts {
  /// The prose before the Topics section; all of it if there is no such section.
  package var before: [Block]
  /// The heading of the Topics section; nil if there is no such section.
  package var topics: Outline.Heading?
  /// The groups of articles, in order. Together they contain every article.
  package var groups: [TopicGroup]
  /// The prose after the Topics section, starting with a heading.
  package var after: [Block]

  /// The anchor of the list of articles.
  package var topicsID: String { topics?.id ?? "articles" }

  /// Divides a front page into its parts.
  ///
  /// - Parameter articles: The articles in reading order. Those without a topic form the last
  ///   group.
  package init(_ front: Article?, articles: [Article], links: Links) {
    let body = front.map { Outline($0).body } ?? []
    let start = body.firstIndex(where: isTopics) ?? body.endIndex
    let rest = body[start...].dropFirst()
    let end = rest.firstIndex { level(of: $0).map { $0 <= 2 } ?? false } ?? body.endIndex
    before = Array(body[..<start])
    after = Array(body[end...])
    groups = []
    if start < body.endIndex { topics = heading(of: body[start]) }
    var left = articles
    for block in rest[..<end] { add(block, &left, links) }
    groups.removeAll { $0.articles.isEmpty && $0.prose.isEmpty && $0.heading == nil }
    if !left.isEmpty {
      groups.append(TopicGroup(heading: others(groups), prose: [], articles: left))
    }
  }

  /// Returns the heading above the articles without a topic; nil if there are no other groups.
  private func others(_ groups: [TopicGroup]) -> Outline.Heading? {
    groups.isEmpty
      ? nil : Outline.Heading(level: 3, id: "Others", text: [.text("More articles")])
  }

  private mutating func add(_ block: Block, _ left: inout [Article], _ links: Links) {
    if let heading = heading(of: block) {
      groups.append(TopicGroup(heading: heading, prose: [], articles: []))
      return
    }
    if groups.isEmpty { groups.append(TopicGroup(prose: [], articles: [])) }
    guard case .list = block else {
      groups[groups.count - 1].prose.append(block)
      return
    }
    for path in references(in: [block]).compactMap(links.page) {
      guard let index = left.firstIndex(where: { links.map.pages(of: $0.file).contains(path) })
      else { continue }
      groups[groups.count - 1].articles.append(left.remove(at: index))
    }
  }
}

extension Links {
  /// Returns the page that a reference points to, if it belongs to the site.
  fileprivate func page(of reference: Inline) -> String? {
    let target: Target
    switch reference {
    case .document(let name, let heading, let location):
      target = document(name, heading: heading, at: location)
    case .link(let address, _, _, let location): target = destination(address, at: location)
    default: return nil
    }
    if case .place(let path, _, _) = target { return path }
    return nil
  }
}

private func heading(of block: Block) -> Outline.Heading? {
  guard case .heading(let level, let id, let text) = block else { return nil }
  return Outline.Heading(level: level, id: id, text: text)
}

extension Block {
  /// Whether the block is a heading.
  package var isHeading: Bool { if case .heading = self { true } else { false } }
}

private func level(of block: Block) -> Int? { heading(of: block)?.level }

private func isTopics(_ block: Block) -> Bool {
  guard let heading = heading(of: block) else { return false }
  return heading.level == 2 && plainText(heading.text).lowercased() == "topics"
}
