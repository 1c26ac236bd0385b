import WaymarkBook
import WaymarkMarkup
import WaymarkModel

/// The links from a proof to its article and to the articles whose examples it uses.
struct ProofLinks {
  let article: Article
  let example: Example
  /// The path of the proof's page.
  let page: String
  let book: Book

  /// The address of the article, at the example's first shown snippet.
  var home: HTML {
    let known = example.snippets.filter(article.snippets.indices.contains)
    let first = known.first { article.snippets[$0].visibility == .shown } ?? known.first
    return href(ofSnippet: first, of: article)
  }

  /// Returns the address of a location's article, at its snippet; empty for a location outside all
  /// articles.
  func href(of location: SourceLocation) -> HTML {
    guard let article = book.article(location.file) else { return "" }
    return href(ofSnippet: book.snippet(at: location, in: article), of: article)
  }

  private func href(ofSnippet index: Int?, of article: Article) -> HTML {
    guard let path = book.map.articleAddress(of: article.file) else { return "" }
    let anchor = index.map { book.anchor(ofSnippet: $0, in: article) }
    return HTML(address(of: path, fragment: anchor, from: page))
  }
}

extension Note.Item {
  /// Creates the item that a proof shows for a diagnostic, with the severity of warnings and notes.
  init(_ diagnostic: Diagnostic, _ links: ProofLinks) {
    self.init(diagnostic)
    href = links.href(of: diagnostic.location)
  }
}
