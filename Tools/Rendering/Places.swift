import Article

/// The way from a proof back to its article, and to those whose examples it uses.
struct Places {
  let article: Article
  let example: Example
  /// The path of the proof's page.
  let page: String
  let book: Book

  /// The article, at the example's first shown snippet.
  var home: HTML {
    let known = example.snippets.filter(article.snippets.indices.contains)
    let first = known.first { article.snippets[$0].visibility == .shown } ?? known.first
    return href(ofSnippet: first, of: article)
  }

  /// The article of a place, at its snippet; empty for a place outside of all articles.
  func href(of location: SourceLocation) -> HTML {
    guard let article = book.article(location.file) else { return "" }
    return href(ofSnippet: book.snippet(at: location, in: article), of: article)
  }

  /// The title of an article; its file's name for an unknown one.
  func title(of file: String) -> String {
    book.outlines[file].map { plainText($0.title) } ?? file
  }

  private func href(ofSnippet index: Int?, of article: Article) -> HTML {
    guard let path = book.map.articleAddress(of: article.file) else { return "" }
    let anchor = index.map { book.anchor(ofSnippet: $0, in: article) }
    return HTML(address(of: path, fragment: anchor, from: page))
  }
}

extension Note.Item {
  /// A diagnostic as its proof tells it, warnings and notes by name.
  init(_ diagnostic: Diagnostic, _ places: Places) {
    severity = HTML(diagnostic.severity.rawValue)
    place = HTML(diagnostic.location.description)
    href = places.href(of: diagnostic.location)
    message = HTML(diagnostic.message)
    hint = HTML(diagnostic.hint ?? "")
  }
}
