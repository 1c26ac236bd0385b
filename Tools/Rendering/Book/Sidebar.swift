import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The sidebars of a site. Each lists the groups of the front page, the articles of the groups that
/// contain the current article, the modules of the library, and the symbols around the current one.
package struct Sidebar: Sendable {
  /// The maximum number of entries in each list: groups, the articles of a group, modules, and the
  /// symbols of a module. With this limit, the size of a page doesn't depend on the size of the
  /// book.
  private static let limit = 30

  /// Returns the maximum number of links in an article's sidebar.
  ///
  /// - Parameter counts: The numbers of groups, of articles, and of modules.
  static func maximumCount(_ counts: [Int]) -> Int { counts.reduce(0) { $0 + min($1, limit) } }

  private let parts: FrontParts
  private let map: SiteMap
  /// The links to the articles of each group.
  private let links: [[ArticleLink]]
  /// The first position of each article in each group that lists it, keyed by file and group.
  private let positions: [String: [Int: Int]]

  /// A link to an article. Most links are from pages in the same folder, so these are rendered once
  /// for all pages.
  private struct ArticleLink {
    let path: String
    let folder: Substring
    let title: HTML
    let itemInFolder: HTML

    init(path: String, title: String) {
      (self.path, folder, self.title) = (path, folderPart(path), HTML(title))
      itemInFolder = Self.item(address(of: path, from: path), self.title)
    }

    /// Returns the link as a list item of a page.
    func item(in folder: Substring, of page: String, isCurrent: Bool) -> HTML {
      if folder == self.folder, !isCurrent { return itemInFolder }
      return Self.item(
        address(of: path, from: page), title, isCurrent ? " aria-current=\"page\"" : "")
    }

    private static func item(_ href: String, _ title: HTML, _ attributes: HTML = "") -> HTML {
      "<li><a href=\"\(href)\"\(attributes)>\(title)</a></li>"
    }
  }

  /// Indexes the articles of each group and renders the links to them.
  ///
  /// - Parameter titles: The titles of the articles, keyed by file.
  init(parts: FrontParts, map: SiteMap, titles: [String: String]) {
    (self.parts, self.map) = (parts, map)
    links = parts.groups.map { group in
      group.articles.map { article in
        ArticleLink(
          path: map.articleAddress(of: article.file) ?? "",
          title: titles[article.file] ?? article.name)
      }
    }
    var positions: [String: [Int: Int]] = [:]
    for (group, articles) in parts.groups.map(\.articles).enumerated() {
      for (index, article) in articles.enumerated().reversed() {
        positions[article.file, default: [:]][group] = index
      }
    }
    self.positions = positions
  }

  /// Returns the sidebar for a page; empty if there is at most one article and the page isn't about
  /// a module.
  ///
  /// - Parameters:
  ///   - page: The path of the page.
  ///   - current: The article that the page shows or belongs to, if any.
  ///   - module: The module that the page describes or belongs to, if any.
  ///   - symbol: The title of the symbols that the page describes, if any.
  package func html(
    for page: String, current: Article? = nil, module: String? = nil, symbol: String? = nil
  ) -> HTML {
    let isSmall = parts.groups.reduce(0) { $0 + $1.articles.count } <= 1
    guard !isSmall || module != nil else { return "" }
    let positions = current.flatMap { self.positions[$0.file] } ?? [:]
    let shown = near(positions.keys.min() ?? 0, of: parts.groups.count)
    var items = shown.map { index -> HTML in
      let group = parts.groups[index]
      let heading = link(to: group, from: page, isCurrent: positions[index] != nil)
      guard let position = positions[index] else { return "<li>\(heading)</li>" }
      return "<li>\(heading)\n\(list(links[index], around: position, page))\n</li>"
    }
    if shown.count < parts.groups.count {
      items.append("<li>\(link(to: nil, from: page, isCurrent: false))</li>")
    }
    return """
      <nav class="book" id="page.book" aria-label="Articles" popover>
      <p class="kind">Articles</p>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>\(library(page, current: module, symbol))
      </nav>
      """
  }

  private func library(_ page: String, current: String?, _ symbol: String?) -> HTML {
    let items = modules(from: page, current: current) { module in
      guard module == current, let symbol else { return "" }
      return "\n" + list(of: module, around: symbol, page)
    }
    guard !items.isEmpty else { return "" }
    return """

      <p class="kind library">Library</p>
      <ul>
      \(items)
      </ul>
      """
  }

  /// Returns the links to the modules of the library as list items; empty if no symbols are known.
  ///
  /// - Parameters:
  ///   - current: The module whose symbols are listed below it, if any.
  ///   - details: A closure that returns what is shown below the link to a module.
  package func modules(
    from page: String, current: String? = nil, details: (_ module: String) -> HTML
  ) -> HTML {
    let modules = map.symbols.modules.sorted { $0.key < $1.key }
    let position = modules.firstIndex { $0.key == current } ?? 0
    return modules[near(position, of: modules.count)].map { module, path -> HTML in
      let isCurrent: HTML = path == page ? " aria-current=\"page\"" : ""
      let style: HTML = module == current ? "group current" : "group"
      let href = address(of: path, from: page)
      let link: HTML =
        "<a class=\"\(style)\" href=\"\(href)\"\(isCurrent)>\(breakableInColumn(module))</a>"
      return "<li>\(link)\(details(module))</li>"
    }.joined(separator: "\n")
  }

  /// Returns a list of links to the symbols of a module that surround a symbol.
  private func list(of module: String, around symbol: String, _ page: String) -> HTML {
    let groups = map.symbols.groups(of: module).filter { !$0.heads.isEmpty }
    guard let position = groups.firstIndex(where: { $0.title == symbol }) else { return "" }
    let items = groups[near(position, of: groups.count)].map { group -> HTML in
      let current: HTML = group.title == symbol ? " aria-current=\"page\"" : ""
      return
        "<li><a href=\"\(address(of: group.page, from: page))\"\(current)>\(breakableInColumn(group.title))</a></li>"
    }
    return "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }

  /// Returns the range of indices to list around a position.
  private func near(_ position: Int, of count: Int) -> Range<Int> {
    let start = max(0, min(position - Self.limit / 2, count - Self.limit))
    return start..<min(start + Self.limit, count)
  }

  /// Returns a link to a group on the front page.
  ///
  /// - Parameter group: The group; nil for all articles.
  private func link(to group: TopicGroup?, from page: String, isCurrent: Bool) -> HTML {
    let anchor = group?.heading?.id ?? parts.topicsID
    let words = group?.heading.map { plainText($0.text) } ?? "All articles"
    let style: HTML = isCurrent ? "group current" : "group"
    let href = address(of: SiteMap.home, anchor: anchor, from: page)
    return "<a class=\"\(style)\" href=\"\(href)\">\(words)</a>"
  }

  private func list(_ links: [ArticleLink], around position: Int, _ page: String) -> HTML {
    let folder = folderPart(page)
    let items = near(position, of: links.count).map { index in
      links[index].item(in: folder, of: page, isCurrent: index == position)
    }
    return "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
  }
}

/// Returns the part of a path up to its last slash; empty if there is none.
private func folderPart(_ path: String) -> Substring {
  let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
  return path[..<(end ?? path.startIndex)]
}
