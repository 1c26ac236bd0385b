import WaymarkMarkup
import WaymarkModel

/// Consecutive names of one kind on one of several pages, as a link to the page.
struct NameRange {
  /// The kind of the names, in the plural, such as `Structures`.
  private let kind: String
  private let names: [String]
  private let page: String

  /// Returns the ranges of the names on a page, one for each run of names of the same kind.
  ///
  /// - Parameters:
  ///   - names: The names with their kinds in the plural, in the order of the page.
  ///   - page: The path of the page.
  static func ranges(of names: [(name: String, kind: String)], at page: String) -> [NameRange] {
    names.chunked { $0.kind == $1.kind }.map { names in
      NameRange(kind: names[0].kind, names: names.map(\.name), page: page)
    }
  }

  /// Returns the range as a row of a list.
  ///
  /// - Parameter path: The path of the page with the list.
  func row(from path: String) -> HTML {
    let (first, last) = (names[0], names[names.count - 1])
    let end: HTML = first == last ? "" : " to <code>\(breakable(last))</code>"
    let href = address(of: page, from: path)
    return
      "<dt><a href=\"\(href)\">\(kind): <code>\(breakable(first))</code>\(end)</a></dt>"
      + "<dd>\(counted(names.count, "name"))</dd>"
  }
}

extension Array {
  /// Returns the runs of elements that belong together.
  ///
  /// - Parameter belongTogether: A closure that returns whether two neighbors are in the same run.
  fileprivate func chunked(by belongTogether: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.last?.last, belongTogether(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
