import WaymarkMarkup

/// The first and the last name on one of several pages, as a link to it.
struct NameRange {
  private let first: String
  private let last: String
  /// The kinds of the names, in their order, such as `Structures`.
  private let kinds: [String]
  private let page: String

  /// Creates the range of consecutive names on a page.
  ///
  /// - Parameters:
  ///   - names: The names in the order of the page.
  ///   - kinds: The plural kind of each name. Kinds can repeat.
  ///   - page: The path of the page.
  init(_ names: [String], kinds: [String], at page: String) {
    (first, last) = (names.first ?? "", names.last ?? "")
    var known: Set<String> = []
    self.kinds = kinds.filter { known.insert($0).inserted }
    self.page = page
  }

  /// Returns the row of a list.
  func row(from path: String) -> HTML {
    let end: HTML = first == last ? "" : " to <code>\(breakable(last))</code>"
    return
      "<dt><a href=\"\(address(of: page, from: path))\"><code>\(breakable(first))</code>\(end)</a></dt>"
      + "<dd>\(kinds.joined(separator: ", "))</dd>"
  }
}
