import WaymarkBook
import WaymarkLinking
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
  var home: HTML { href(ofSnippet: firstSnippet, of: article) }

  private var firstSnippet: Int? {
    let known = example.snippets.filter(article.snippets.indices.contains)
    return known.first { article.snippets[$0].visibility == .shown } ?? known.first
  }

  /// The section that contains the first shown snippet of the example; nil if no section heading
  /// precedes it.
  var section: HTML? {
    firstSnippet.flatMap { book.outlines[article.file]?.heading(article.snippets[$0].heading) }
      .flatMap { $0.level > 1 ? HTML(plainText($0.text)) : nil }
  }

  /// Returns the address of the snippet that contains a location, or of the article if no snippet
  /// does; empty for a location outside all articles.
  func href(of location: SourceLocation) -> HTML {
    guard let article = book.article(location.file) else { return "" }
    return href(ofSnippet: book.snippet(at: location, in: article), of: article)
  }

  /// Returns the address of the script with the names in an article's code; empty if there is none.
  func names(of file: String) -> HTML {
    guard let article = book.article(file), !book.names.isEmpty(in: article),
      let path = book.map.articleAddress(of: file)
    else { return "" }
    return HTML(address(of: SiteMap.namesAddress(of: path), from: page))
  }

  private func href(ofSnippet index: Int?, of article: Article) -> HTML {
    let path =
      index.map { book.page(ofSnippet: $0, in: article) }
      ?? book.map.articleAddress(of: article.file)
    let anchor = index.map { book.anchor(ofSnippet: $0, in: article) }
    return path.map { HTML(address(of: $0, anchor: anchor, from: page)) } ?? ""
  }
}

extension Note.Item {
  /// Creates the item that a proof shows for a diagnostic, with a link to the diagnostic's
  /// location.
  init(_ diagnostic: Diagnostic, _ links: ProofLinks) {
    self.init(diagnostic)
    href = links.href(of: diagnostic.location)
  }
}
