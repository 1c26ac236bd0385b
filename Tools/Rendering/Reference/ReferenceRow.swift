import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse

/// A link to the page of a symbol, with the first sentence about it.
struct ReferenceRow {
  let html: HTML

  /// Creates a row for a group of symbols, in a list on the given page.
  init(_ group: SymbolMap.Group, page: String, in book: Book) {
    let prose = Prose(ProsePage(page, links: book.links))
    let name: HTML = "<code>\(breakable(group.title))</code>"
    let link: HTML = "<a href=\"\(address(of: group.page, from: page))\">\(name)</a>"
    let abstract = group.heads.lazy.compactMap(\.abstract).first
    html =
      "<dt>\(link)</dt>"
      + "<dd>\(prose.html(firstSentence(of: abstract ?? []), linked: false))</dd>"
  }
}

/// Returns the rows as a description list of symbols or of ranges of symbols.
func list(of rows: [HTML]) -> HTML { "<dl class=\"symbols\">\n\(rows.lines())\n</dl>" }

/// Returns a paragraph up to the first period, outside code and links, that precedes a line break,
/// or a space and a capital letter; the whole paragraph if there is none. Abbreviations such as
/// "e.g." usually precede lowercase letters.
func firstSentence(of paragraph: [Inline]) -> [Inline] {
  for (index, inline) in paragraph.enumerated() {
    guard case .text(let text) = inline else { continue }
    if let match = text.firstMatch(of: /\.(?= [A-Z])/) {
      return paragraph[..<index] + [.text(String(text[..<match.range.upperBound]))]
    }
    if text.hasSuffix("."), paragraph[(index + 1)...].first == .softBreak {
      return Array(paragraph[...index])
    }
  }
  return paragraph
}
