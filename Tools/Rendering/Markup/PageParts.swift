/// The links between the pages of content that doesn't fit on one page.
package struct PageParts {
  /// The maximum number of linked pages on each side of the current one, in addition to the first
  /// and the last page. With this limit, the size of a page doesn't depend on the number of pages.
  private static let reach = 6

  private let pages: [String]
  private let current: Int
  private let hasOverview: Bool

  /// Creates the links on one of several pages.
  ///
  /// - Parameters:
  ///   - pages: The paths of all pages.
  ///   - current: The index of the page with the links.
  ///   - hasOverview: Whether the first page is an overview of the others.
  package init(_ pages: [String], current: Int, hasOverview: Bool = false) {
    (self.pages, self.current, self.hasOverview) = (pages, current, hasOverview)
  }

  /// A line of links; empty if there is only one page.
  package var html: HTML {
    guard pages.count > 1 else { return "" }
    let near = pages.indices.filter { $0 == 0 || abs($0 - current) <= Self.reach }
    let last = pages.count - 1
    let rest = near.last == last ? [] : [link(to: last)]
    return "<p class=\"caption\">Parts: \((near.map(link) + rest).joined(separator: " · "))</p>"
  }

  private func link(to part: Int) -> HTML {
    let words: HTML =
      !hasOverview ? "\(part + 1)" : part == 0 ? "Overview" : "\(part)"
    return part == current
      ? "<strong>\(words)</strong>"
      : "<a href=\"\(address(of: pages[part], from: pages[current]))\">\(words)</a>"
  }
}
