import Foundation
import WaymarkCaching
import WaymarkLinking
import WaymarkModel

/// The keys of the articles' pages. If two books have the same key for an article, its page and its
/// Markdown copy have the same bytes in both, so they don't have to be rendered again.
///
/// The keys apply to one build of the tool and to one set of arguments: they cover the text of
/// an article instead of everything that is read from it. A key also covers what pages can show of
/// other articles, such as all headings, although a page shows only some of them.
package struct PageInputs: Sendable {
  private let book: Book
  private let texts: [String: String]
  private let shared: Digest

  package init(_ book: Book) {
    self.book = book
    texts = Dictionary(
      book.input.allArticles.map { ($0.file, ContentHash(Array($0.text.utf8)).description) }
    ) { first, _ in first }
    shared = Self.shared(by: book)
  }

  /// Returns the key of an article's page and of its Markdown copy.
  ///
  /// - Parameter problems: The errors of the article itself.
  package func key(of article: Article, problems: [Diagnostic]) -> String {
    var digest = shared
    digest.add(article.file)
    digest.add(texts[article.file] ?? "")
    digest.add("\(book.names.isEmpty(in: article)) \(problems.count)")
    for problem in problems { digest.add("\(problem) \(problem.hint ?? "")") }
    for snippet in article.snippets {
      let lines = book.coverage.lines(of: snippet)
      // Audits decide which blocks without a language are snippets.
      digest.add("\(snippet.location.line) \(lines.ran) \(lines.unreached)")
    }
    for example in book.examples(in: article) { add(example, to: &digest) }
    return digest.description
  }

  private func add(_ example: Example, to digest: inout Digest) {
    digest.add(example.id.name)
    digest.add("\(example.snippets) \(book.used.contains(example.id))")
    digest.add(book.map.proofAddress(of: example.id) ?? "")
    add(book.proof(of: example), of: example.plan, to: &digest)
    let users = book.provingUsers[example.id]
    for user in users?.examples ?? [] {
      digest.add("\(users?.relation ?? "") \(user) \(book.map.proofAddress(of: user) ?? "")")
    }
    for used in example.used {
      digest.add(used.description)
      guard let article = book.article(used.article), used.article != example.id.article else {
        continue
      }
      digest.add(texts[article.file] ?? "")
      for other in book.examples(in: article) { digest.add("\(other.id.name) \(other.snippets)") }
    }
  }

  private func add(_ proof: Proof, of plan: Example.Plan, to digest: inout Digest) {
    switch plan {
    case .run, .compile, .incomplete, .broken: digest.add("must pass")
    case .fails, .traps, .reports: digest.add("must fail")
    case .untested(let reason): digest.add("untested " + reason)
    }
    digest.add(proof.verdict.rawValue)
    // The names are in a separate script, and the lines that ran were added with the snippets.
    var shown = proof
    (shown.names, shown.lines, shown.duration) = ([], nil, nil)
    guard shown != Proof(example: proof.example, verdict: proof.verdict) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(shown) else {
      preconditionFailure("every proof can be encoded as JSON")
    }
    digest.add([UInt8](json))
  }

  /// Returns a digest of what the pages of all articles can show.
  private static func shared(by book: Book) -> Digest {
    var digest = Digest(
      String(describing: book.input.settings), book.title, book.parts.topicsID)
    for group in book.parts.groups {
      digest.add(group.heading?.id ?? "")
      digest.add(group.heading?.text ?? [])
      digest.add("\(group.articles.count)")
      for article in group.articles { digest.add(article.file) }
    }
    for article in book.input.allArticles {
      digest.add(article.file)
      for page in book.map.pages(of: article.file) { digest.add(page) }
      if let parts = book.divisions[article.file], parts.ranges.count > 1 {
        digest.add("\(parts.ranges)")
      }
      guard let outline = book.outlines[article.file] else { continue }
      digest.add(outline.title)
      digest.add("\(outline.headings.count)")
      for heading in outline.headings {
        digest.add(heading.id)
        digest.add(heading.text)
      }
    }
    for file in book.input.files {
      digest.add(file.path)
      digest.add(book.map.fileAddress(of: file.path) ?? "")
    }
    for path in book.input.withheldFiles { digest.add("withheld " + path) }
    addSymbols(of: book, to: &digest)
    return digest
  }

  private static func addSymbols(of book: Book, to digest: inout Digest) {
    let symbols = book.map.symbols
    for (module, page) in symbols.modules.sorted(by: { $0.key < $1.key }) {
      digest.add(module)
      digest.add(page)
    }
    for group in symbols.groups {
      for symbol in group.heads + group.members {
        digest.add(symbol.kind.rawValue)
        digest.add(symbol.module)
        digest.add(symbol.path.joined(separator: "/"))
        let place = symbols.place(of: symbol.id)
        digest.add("\(place?.page ?? "")#\(place?.anchor ?? "")")
      }
    }
    for name in book.mentionedSymbols.declared.sorted() { digest.add(String(name)) }
  }
}

extension Digest {
  /// Adds text with its formatting.
  fileprivate mutating func add(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text): add("text", text)
      case .code(let text): add("code", text)
      case .emphasis(let inside): add("emphasis", inside)
      case .strong(let inside): add("strong", inside)
      case .strikethrough(let inside): add("strikethrough", inside)
      case .link(let destination, let title, let inside, _):
        add("link", destination, title)
        add(inside)
      case .image(let source, let title, let inside, _):
        add("image", source, title)
        add(inside)
      case .symbol(let name, _): add("symbol", name)
      case .document(let article, let heading, _): add("document", article, heading)
      case .html(let text): add("html", text)
      case .softBreak: add("soft break")
      case .lineBreak: add("line break")
      }
    }
    add("end")
  }

  private mutating func add(_ kind: String, _ inside: [Inline]) {
    add(kind)
    add(inside)
  }

  private mutating func add(_ kind: String, _ text: String, _ other: String? = nil) {
    add(kind)
    add(text)
    other.map { add($0) }
  }
}
