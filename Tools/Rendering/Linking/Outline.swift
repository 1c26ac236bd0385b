import WaymarkModel

/// The parts of an article that other pages refer to.
///
/// It is a class so that the outline isn't copied for every link to the article.
package final class Outline: Sendable {
  /// A heading with its anchor.
  package struct Heading: Sendable {
    /// The level, from 1 to 6.
    package var level: Int
    /// The anchor, unique in the article.
    package var id: String
    /// The text with its formatting.
    package var text: [Inline]
  }

  /// The article's first level-1 heading, or the name of its file if there is none.
  package let title: [Inline]
  /// The title's anchor, if the article has a title.
  package let titleID: String?
  /// The article's opening paragraph, without a last sentence that introduces the next block; nil
  /// if the first block below the title isn't a paragraph.
  package let abstract: [Inline]?
  /// All headings, including the title and those in block quotes and lists.
  package let headings: [Heading]
  /// The blocks without the title.
  package let body: [Block]
  private let byID: [String: Int]

  /// Finds the parts of an article.
  package init(_ article: Article) {
    headings = allHeadings(in: article.blocks)
    var body = article.blocks
    let first = body.firstIndex { if case .heading(level: 1, _, _) = $0 { true } else { false } }
    if let first, case .heading(_, let id, let text) = body.remove(at: first) {
      (title, titleID) = (text, id)
    } else {
      (title, titleID) = ([.text(article.name)], nil)
    }
    self.body = body
    if case .paragraph(let text)? = body.first {
      abstract = withoutLeadIn(text)
    } else {
      abstract = nil
    }
    byID = Dictionary(headings.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Returns the heading with the anchor, or else the first heading whose anchor differs only in
  /// punctuation; nil if there is neither.
  package func heading(_ anchor: String) -> Heading? {
    if let index = byID[anchor] { return headings[index] }
    let words = letters(anchor)
    return headings.first { letters($0.id) == words }
  }
}

/// Returns a paragraph without its last sentence if that ends with a colon. A paragraph of one
/// sentence is kept.
private func withoutLeadIn(_ paragraph: [Inline]) -> [Inline] {
  guard case .text(let end)? = paragraph.last, end.hasSuffix(":") else { return paragraph }
  var rest = paragraph
  while let last = rest.popLast() {
    guard case .text(let text) = last, let period = text.lastIndex(of: ".") else { continue }
    let after = text[text.index(after: period)...]
    // A period inside a word or an abbreviation doesn't end a sentence.
    guard after.isEmpty || after.first == " " else { continue }
    return rest + [.text(String(text[...period]))]
  }
  return paragraph
}

func allHeadings(in blocks: [Block]) -> [Outline.Heading] {
  var headings: [Outline.Heading] = []
  for block in blocks {
    block.walk { block in
      guard case .heading(let level, let id, let text) = block else { return }
      headings.append(Outline.Heading(level: level, id: id, text: text))
    }
  }
  return headings
}

/// Returns an anchor without the punctuation that documentation tools treat differently.
private func letters(_ anchor: String) -> String {
  String(anchor.filter { $0.isLetter || $0.isNumber || $0 == "-" })
}
