import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse

/// The Markdown copy of an article's pages, with the verdicts of its snippets.
struct MarkdownPage {
  let article: Article
  let book: Book
  let path: String

  /// Creates the copy. Returns nil if the article has no page.
  init?(_ article: Article, in book: Book) {
    guard let page = book.map.articleAddress(of: article.file) else { return nil }
    (self.article, self.book, path) = (article, book, SiteMap.markdownAddress(of: page))
  }

  /// Returns the copy with the given sections.
  ///
  /// - Parameters:
  ///   - sections: The sections of all pages of the article.
  ///   - parts: The sections of the copy that an earlier run generated.
  func file(_ sections: [PageSections], reusing parts: ReusableParts) -> SiteFile {
    let outline = book.outlines[article.file] ?? Outline(article)
    let page = ProsePage(path, links: book.links, trustsHTML: book.input.settings.trustsHTML)
    let prose = MarkdownProse(page, snippet: snippet, output: output)
    let parts = sections.flatMap { section in
      section.rendered(reusing: parts) { prose.text(Array($0)) }
    }
    var file = SiteFile(path: path, text: "# \(prose.text(outline.title))\n\n")
    file.append(parts.filter { !$0.bytes.isEmpty }, separator: "\n\n")
    file.bytes += "\n".utf8
    return file
  }

  private func snippet(_ index: Int) -> String {
    guard article.snippets.indices.contains(index) else { return "" }
    let snippet = article.snippets[index]
    let code = fenced(printable(snippet.code), "swift")
    guard let example = book.example(ofSnippet: index, in: article) else { return code }
    guard snippet.visibility == .shown else {
      return "Hidden code of `\(example.id.name)`:\n\n\(code)"
    }
    let badge = Badge(example, in: book, page: path)
    let words = [badge.verdict.rawValue, badge.words].filter { !$0.isEmpty }.joined(separator: ": ")
    let proof = book.map.proofAddress(of: example.id).map {
      " ([proof](\(address(of: $0, from: path))))"
    }
    return "\(code)\n\n*Verdict: \(printable(words))*\(proof ?? "")"
  }

  private func output(_ index: Int) -> String {
    guard article.outputs.indices.contains(index) else { return "" }
    let lines = article.outputs[index].lines.map(\.text).joined(separator: "\n")
    return "Prints:\n\n" + fenced(printable(lines), "text")
  }
}
