import Foundation
import WaymarkHashing
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The keys of the articles' pages. If two books have the same key for an article, its page and its
/// Markdown copy have the same bytes in both, so they don't have to be rendered again.
///
/// The keys apply to one build of the tool and to one set of arguments: they cover the text of an
/// article instead of everything that is read from it. A key also covers everything that pages can
/// show of other articles, such as all headings, although a page shows only some of them.
package struct PageInputs: Sendable {
  private let book: Book
  private let texts: [String: ContentHash]
  private let shared: ContentHash

  package init(_ book: Book) {
    self.book = book
    texts = Dictionary(
      book.input.allArticles.map { ($0.file, ContentHash(Array($0.text.utf8))) }
    ) { first, _ in first }
    shared = Self.shared(by: book).key
  }

  /// Returns the key of an article's page and of its Markdown copy.
  ///
  /// - Parameter problems: The errors of the article itself.
  package func key(of article: Article, problems: [Diagnostic]) -> ContentHash {
    var bytes = InputBytes()
    bytes.add(shared)
    bytes.add(article.file)
    if let text = texts[article.file] { bytes.add(text) }
    bytes.add("\(book.names.isEmpty(in: article)) \(problems.count)")
    for problem in problems { bytes.add("\(problem) \(problem.hint ?? "")") }
    for snippet in article.snippets {
      // Audits decide which blocks without a language are snippets.
      bytes.add(snippet.location.line)
      addCoverage(of: snippet, to: &bytes)
    }
    for example in book.examples(in: article) { add(example, to: &bytes) }
    return bytes.key
  }

  /// Returns the key of a section of an article. If two books have the same key for it, the section
  /// has the same HTML and the same Markdown in both.
  ///
  /// The key covers all snippets of each example in the section, because a snippet shows the
  /// results of its example, and links to the example's other snippets.
  ///
  /// - Parameters:
  ///   - blocks: The blocks from a heading, or from the start of a page, to the next heading.
  ///   - page: The path of the page with the blocks.
  package func key(of blocks: ArraySlice<Block>, in article: Article, page: String) -> ContentHash {
    var bytes = InputBytes()
    bytes.add(shared)
    bytes.add(article.file)
    bytes.add(page)
    bytes.add(blocks)
    for block in blocks {
      block.walk { addResults(of: $0, in: article, to: &bytes) }
    }
    return bytes.key
  }

  private func addResults(of block: Block, in article: Article, to bytes: inout InputBytes) {
    switch block {
    case .snippet(let index) where article.snippets.indices.contains(index):
      guard let example = book.example(ofSnippet: index, in: article) else {
        return add(article.snippets[index], of: article, to: &bytes)
      }
      add(whole: example, of: article, to: &bytes)
    case .output(let index) where article.outputs.indices.contains(index):
      bytes.add(article.outputs[index].lines)
      let id = Example.ID(article: article.file, name: article.outputs[index].example)
      if let example = book.example(id) { add(example, to: &bytes) }
    case .snippet, .output, .heading, .paragraph, .quote, .aside, .list, .code, .table, .html,
      .rule:
      break
    }
  }

  /// Adds an example with all of its snippets, and with the snippets of the same article that it
  /// uses.
  private func add(whole example: Example, of article: Article, to bytes: inout InputBytes) {
    add(example, to: &bytes)
    // Output that the article itself shows isn't repeated below the snippet.
    bytes.add(example.outputs.isEmpty ? "" : "shows its output")
    bytes.add(example.prints.isEmpty ? "" : "prints")
    let own = example.used.filter { $0.article == article.file }.compactMap(book.example)
    for example in [example] + own {
      bytes.add(example.snippets)
      for index in example.snippets where article.snippets.indices.contains(index) {
        add(article.snippets[index], of: article, to: &bytes)
      }
    }
  }

  private func add(_ snippet: Snippet, of article: Article, to bytes: inout InputBytes) {
    bytes.add(snippet)
    bytes.add(book.page(ofSnippet: snippet.index, in: article) ?? "")
    addCoverage(of: snippet, to: &bytes)
  }

  private func addCoverage(of snippet: Snippet, to bytes: inout InputBytes) {
    let lines = book.coverage.lines(of: snippet)
    bytes.add(lines.ran)
    bytes.add(lines.unreached)
  }

  private func add(_ example: Example, to bytes: inout InputBytes) {
    bytes.add(example.id.name)
    bytes.add(example.snippets)
    bytes.add(book.used.contains(example.id) ? "used" : "")
    bytes.add(book.map.proofAddress(of: example.id) ?? "")
    add(book.proof(of: example), of: example.plan, to: &bytes)
    let users = book.provingUsers[example.id]
    for user in users?.examples ?? [] {
      bytes.add("\(users?.relation ?? "") \(user) \(book.map.proofAddress(of: user) ?? "")")
    }
    for used in example.used {
      bytes.add(used.description)
      guard let article = book.article(used.article), used.article != example.id.article else {
        continue
      }
      if let text = texts[article.file] { bytes.add(text) }
      for other in book.examples(in: article) {
        bytes.add(other.id.name)
        bytes.add(other.snippets)
      }
    }
  }

  private func add(_ proof: Proof, of plan: Example.Plan, to bytes: inout InputBytes) {
    switch plan {
    case .run, .compile, .incomplete, .broken: bytes.add("must pass")
    case .fails, .traps, .reports: bytes.add("must fail")
    case .untested(let reason):
      bytes.add("untested")
      bytes.add(reason)
    }
    bytes.add(proof.verdict.rawValue)
    let verdictOnly = Proof(example: proof.example, verdict: proof.verdict)
    // Copying a proof to change it takes longer than comparing it.
    guard proof != verdictOnly else { return }
    // The names are in a separate script, and the lines that ran were added with the snippets.
    var shown = proof
    (shown.names, shown.lines, shown.duration) = ([], nil, nil)
    guard shown != verdictOnly else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(shown) else {
      preconditionFailure("a proof couldn't be encoded as JSON")
    }
    bytes.add([UInt8](json))
  }

  /// Returns the inputs that the pages of all articles have in common.
  private static func shared(by book: Book) -> InputBytes {
    var bytes = InputBytes()
    bytes.add(book.input.settings.json())
    bytes.add(book.title)
    bytes.add(book.parts.topicsID)
    for group in book.parts.groups {
      bytes.add(group.heading?.id ?? "")
      bytes.add(group.heading?.text ?? [])
      bytes.add("\(group.articles.count)")
      for article in group.articles { bytes.add(article.file) }
    }
    for article in book.input.allArticles {
      bytes.add(article.file)
      for page in book.map.pages(of: article.file) { bytes.add(page) }
      if let parts = book.divisions[article.file], parts.ranges.count > 1 {
        bytes.add("\(parts.ranges)")
      }
      guard let outline = book.outlines[article.file] else { continue }
      bytes.add(outline.title)
      bytes.add("\(outline.headings.count)")
      for heading in outline.headings {
        bytes.add(heading.id)
        bytes.add(heading.text)
        bytes.add(book.divisions[article.file]?.part(ofHeading: heading.id) ?? 0)
      }
    }
    for file in book.input.files {
      bytes.add(file.path)
      bytes.add(book.map.fileAddress(of: file.path) ?? "")
    }
    for path in book.input.withheldFiles { bytes.add("withheld " + path) }
    addSymbols(of: book, to: &bytes)
    return bytes
  }

  private static func addSymbols(of book: Book, to bytes: inout InputBytes) {
    let symbols = book.map.symbols
    for (module, page) in symbols.modules.sorted(by: { $0.key < $1.key }) {
      bytes.add(module)
      bytes.add(page)
    }
    for group in symbols.groups {
      for symbol in group.heads + group.members {
        bytes.add(symbol.kind.rawValue)
        bytes.add(symbol.module)
        bytes.add(symbol.path.joined(separator: "/"))
        let place = symbols.place(of: symbol.id)
        bytes.add("\(place?.page ?? "")#\(place?.anchor ?? "")")
      }
    }
    for name in book.mentionedSymbols.declared.sorted() { bytes.add(String(name)) }
  }
}
