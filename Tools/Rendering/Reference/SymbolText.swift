import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse

/// The declaration of a symbol with its documentation.
struct SymbolText {
  private let symbol: Symbol
  private let page: String
  private let book: Book

  /// Creates the text of a symbol, with addresses relative to the given page.
  init(_ symbol: Symbol, page: String, in book: Book) {
    (self.symbol, self.page, self.book) = (symbol, page, book)
  }

  /// The declaration, its availability, any deprecation, and the documentation, in this order.
  var html: HTML {
    [declaration, availability, deprecation, documentation].filter { !$0.isEmpty }.joined(
      separator: "\n")
  }

  private var declaration: HTML {
    let lines = declarationLines(symbol.declaration).map {
      "<span>\($0.map(code).joined())</span>" as HTML
    }
    return "<pre class=\"declaration\"><code>\(lines.joined(separator: "\n"))</code></pre>"
  }

  private func code(_ token: Symbol.Token) -> HTML {
    let length = token.text.utf8.count
    let spans = token.kind.map { [LineHighlight(range: 0..<length, kind: $0)] } ?? []
    guard let place = token.symbol.flatMap(book.map.symbols.place), token.symbol != symbol.id
    else { return coloredCode(token.text, spans: spans) }
    // The style sheet gives links the color of types.
    return
      "<a href=\"\(address(of: place.page, anchor: place.anchor, from: page))\">\(token.text)</a>"
  }

  private var availability: HTML {
    guard !symbol.conditions.isEmpty else { return "" }
    return
      "<p class=\"caption\">Available when <code>\(symbol.conditions.joined(separator: ", "))</code></p>"
  }

  private var deprecation: HTML {
    symbol.deprecation.map { "<p class=\"deprecated\"><strong>Deprecated.</strong> \($0)</p>" }
      ?? ""
  }

  private var documentation: HTML {
    guard let article = symbol.documentation else { return "" }
    let prose = Prose(ProsePage(page, links: book.links, scope: symbol.path)) { index in
      article.snippets.indices.contains(index) ? codeBlock(of: article.snippets[index]) : ""
    }
    let fields = DocumentationFields(article.blocks)
    return [
      prose.html(fields.discussion.map(withoutHeading)), parameters(fields, prose),
      results(fields, prose),
    ].lines()
  }

  /// Returns a snippet of the documentation. Its example isn't one of the book's examples.
  private func codeBlock(of snippet: Snippet) -> HTML {
    guard snippet.visibility == .shown else { return "" }
    let spans = book.coloring(of: snippet)
    var mentions = SymbolsInCode(snippet, book.map.symbols)
    let lines = zip(snippet.lines, spans).map { line, spans in
      coloredCode(line.text, spans: spans) { part in
        guard let place = mentions.place(of: part, in: line.text), place.page != page else {
          return nil
        }
        return address(of: place.page, anchor: place.anchor, from: page)
      }
    }
    return """
      <div class="block"><pre><code>\(lines.joined(separator: "\n"))</code></pre>\
      <button class="copy">copy</button></div>
      """
  }

  private func parameters(_ fields: DocumentationFields, _ prose: Prose) -> HTML {
    guard !fields.parameters.isEmpty else { return "" }
    let rows = fields.parameters.map { field -> HTML in
      "<dt><code>\(field.name)</code></dt><dd>\(prose.html(field.blocks))</dd>"
    }
    return """
      <p class="kind">Parameters</p>
      <dl class="fields">
      \(rows.lines())
      </dl>
      """
  }

  private func results(_ fields: DocumentationFields, _ prose: Prose) -> HTML {
    fields.results.map { field -> HTML in
      """
      <p class="kind">\(field.name)</p>
      <div class="fields">\(prose.html(field.blocks))</div>
      """
    }.lines()
  }
}

/// Returns a heading as a paragraph, because the page's own headings are for its symbols.
func withoutHeading(_ block: Block) -> Block {
  if case .heading(_, _, let text) = block { .paragraph([.strong(text)]) } else { block }
}
