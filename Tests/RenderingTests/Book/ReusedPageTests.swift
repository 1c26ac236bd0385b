import Testing
import WaymarkBook
import WaymarkHashing
import WaymarkMarkup
import WaymarkModel
import WaymarkRendering

/// Reuse of the pages, and parts of pages, whose keys are unchanged.
@Suite struct ReusedPageTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (inout SiteInput) -> Void

    init(_ description: String, _ apply: @escaping @Sendable (inout SiteInput) -> Void) {
      (testDescription, self.apply) = (description, apply)
    }
  }

  /// The sample book, in which `idle`, an example of another article, uses and runs `planner`.
  private static var input: SiteInput {
    var input = Sample.input
    input.symbols = SymbolTests.symbols
    input.proofs[0].verdict = .compiled
    let idle = input.examples.firstIndex { $0.id.name == "idle" } ?? 0
    input.examples[idle].used = [input.examples[0].id]
    let proof = input.proofs.firstIndex { $0.example.name == "idle" } ?? 0
    input.proofs[proof].verdict = .passed
    input.proofs[proof].lines = [.init(location: Sample.at(15), hasRun: true)]
    input.articles[1].blocks[0] = .heading(level: 1, id: "stacks", [.code("Trail")])
    input.articles[1].blocks += [
      .heading(level: 2, id: "names", [.text("Names")]),
      .paragraph([.code("Trail"), .code("Way"), .symbol("Trail", location: Sample.at(1))]),
      .paragraph([
        .document(
          article: "Trees", heading: "First-steps",
          location: SourceLocation(file: "Articles/Stacks.md", line: 40, column: 1))
      ]),
    ]
    return input
  }

  static let changes = [
    Change("nothing") { _ in },
    Change("prose") { $0.articles[0].blocks.append(.paragraph([.text("More.")])) },
    Change("prose before a section with a name of the title") {
      $0.articles[1].blocks.insert(.paragraph([.text("More.")]), at: 1)
    },
    Change("lines above") { input in
      for index in input.articles[0].snippets.indices {
        input.articles[0].snippets[index].location.line += 1
      }
    },
    Change("title") { $0.articles[0].blocks[0] = .heading(level: 1, id: "t", [.text("Woods")]) },
    Change("format of the title") {
      $0.articles[0].blocks[0] = .heading(level: 1, id: "trees", [.code("Trees of optionals")])
    },
    Change("linked heading") {
      $0.articles[0].blocks[2] = .heading(level: 2, id: "first-steps", [.text("Start")])
    },
    Change("missing heading") { $0.articles[0].blocks.remove(at: 2) },
    Change("group") {
      $0.front?.blocks[3] = .heading(level: 3, id: "movement", [.text("Movement")])
    },
    Change("topics") { $0.front?.blocks.remove(at: 2) },
    Change("front page") { $0.front = nil },
    Change("order") { $0.articles.reverse() },
    Change("new article") { $0.articles.append(Article(file: "Articles/Lakes.md", text: "")) },
    Change("article with the same name") {
      $0.articles.append(Article(file: "Articles/More/Trees.md", text: ""))
    },
    Change("removed article") { $0.articles.remove(at: 0) },
    Change("renamed article") { $0.articles[0].file = "Articles/Wood.md" },
    Change("declared name") { $0.articles[0].snippets[1].lines[0].text = "struct Way {}" },
    Change("hidden code") { $0.articles[0].snippets[1].visibility = .hidden },
    Change("highlights") { input in
      input.articles[0].snippets[0].lines[0].text = "class Planner {"
      input.highlights = { $0.index == 0 ? [.init(range: 0..<5, kind: .keyword)] : [] }
    },
    Change("name of a used example") { input in
      input.examples[0].id.name = "tour"
      input.proofs[0].example.name = "tour"
      for index in input.examples.indices where !input.examples[index].used.isEmpty {
        input.examples[index].used = [input.examples[0].id]
      }
    },
    Change("snippets of a used example") { $0.examples[0].snippets = [1] },
    Change("no used example") { input in
      for index in input.examples.indices { input.examples[index].used = [] }
    },
    Change("plan") { $0.examples[1].plan = .run },
    Change("reason") {
      $0.examples[$0.examples.count - 1].plan = .untested(reason: "needs a watch")
    },
    Change("broken plan") { input in
      input.examples[2].plan = .broken([Diagnostic(at: Sample.at(3), "no")])
      input.proofs.remove(at: 2)
    },
    Change("verdict") { $0.proofs[0].verdict = .failed },
    Change("verdict of a user") { input in
      for index in input.proofs.indices where input.proofs[index].example.name == "idle" {
        input.proofs[index].verdict = .failed
      }
    },
    Change("lines that ran") { input in
      for index in input.proofs.indices where input.proofs[index].example.name == "idle" {
        input.proofs[index].lines = [.init(location: Sample.at(16), hasRun: true)]
      }
    },
    Change("expectations") { $0.proofs[0].expectations.removeLast() },
    Change("diagnostics") { $0.proofs[2].diagnostics[0].message = "Expected 2" },
    Change("log") { $0.proofs[3].log = "" },
    Change("output") { $0.proofs[0].output = "[\"Hut\"]\n" },
    Change("picture") { input in
      input.proofs[0].maps = [.init(snippet: 1, caption: "Map", text: "Home")]
    },
    Change("timeline") { $0.proofs[0].timeline.removeLast() },
    Change("names") { input in
      input.proofs[0].names = [
        ResolvedName(
          location: Sample.at(15, 5), length: 7, declaration: Sample.at(15, 5), type: "Planner")
      ]
    },
    Change("duration") { $0.proofs[0].duration = 9 },
    Change("missing proof") { $0.proofs.remove(at: 0) },
    Change("problem") { input in
      input.report.diagnostics = [.init(Diagnostic(at: Sample.at(2), "unclosed", hint: "close it"))]
    },
    Change("title of the site") { $0.settings.title = "Hikes" },
    Change("language") { $0.settings.language = "de" },
    Change("trusted HTML") { $0.settings.trustsHTML = true },
    Change("address") { $0.settings.address = "https://example.com/" },
    Change("repository") { $0.settings.repository = "https://example.com/r" },
    Change("editing") { $0.settings.editing = "https://example.com/edit/" },
    Change("logo") { $0.settings.logo = "Articles/hut.png" },
    Change("accent") { $0.settings.accent = AccentColor("#204060") },
    Change("missing file") { $0.files = [] },
    Change("withheld file") { input in
      input.files = []
      input.withheldFiles = ["Articles/hut.png"]
    },
    Change("no symbols") { $0.symbols = [] },
    Change("removed symbol") { $0.symbols.removeFirst() },
    Change("kind of a symbol") { $0.symbols[1].kind = .structure },
    Change("module") { input in
      for index in input.symbols.indices { input.symbols[index].module = "Hills" }
    },
  ]

  private func files(of input: SiteInput) -> [String: SiteFile] {
    let files = site(of: withTexts(input)).value
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
  }

  /// Returns the bytes of each part of a file, by the part's key.
  private func parts(of file: SiteFile?) -> [ContentHash: ArraySlice<UInt8>] {
    let parts = (file?.parts ?? []).map { ($0.key, file?.bytes[$0.range] ?? []) }
    return Dictionary(uniqueKeysWithValues: parts)
  }

  /// Returns the book with text in each article that is determined by the article's contents.
  private func withTexts(_ input: SiteInput) -> SiteInput {
    func withText(_ article: Article) -> Article {
      var article = article
      article.text = "\(article.blocks) \(article.snippets)"
      return article
    }
    var input = input
    input.articles = input.articles.map(withText)
    input.front = input.front.map(withText)
    return input
  }

  @Test(arguments: changes) func `pages with the same key have the same bytes`(_ change: Change) {
    var changed = Self.input
    change.apply(&changed)
    let old = files(of: Self.input)

    for file in files(of: changed).values where file.key != nil && file.key == old[file.path]?.key {
      #expect(file.bytes == old[file.path]?.bytes, "\(file.path)")
    }
  }

  @Test(arguments: changes) func `parts with the same key have the same bytes`(_ change: Change) {
    var changed = Self.input
    change.apply(&changed)
    let old = files(of: Self.input)

    #expect(old["articles/Trees.html"]?.parts.count == 3)
    #expect(old["articles/Trees.md"]?.parts.count == 3)
    for (path, file) in files(of: changed) {
      let known = parts(of: old[path])
      for (key, bytes) in parts(of: file) where known[key] != nil {
        #expect(bytes == known[key], "\(path)")
      }
    }
  }

  @Test(arguments: changes)
  func `a site with reused parts has the same bytes as a new site`(_ change: Change) {
    var changed = Self.input
    change.apply(&changed)
    let old = files(of: Self.input)

    let reused = site(of: withTexts(changed)) { old[$0] }.value

    #expect(reused == site(of: withTexts(changed)).value)
  }

  @Test(arguments: [
    ("prose", ["what-fails"]), ("declared name", ["", "first-steps", "what-fails"]),
    ("plan", ["what-fails"]), ("output", ["first-steps"]),
    ("hidden code", ["first-steps", "what-fails"]),
  ])
  func `a change to an article changes only the keys of the sections that show it`(
    _ name: String, _ sections: [String]
  ) throws {
    var changed = Self.input
    try #require(Self.changes.first { $0.testDescription == name }).apply(&changed)
    let (old, new) = (files(of: Self.input), files(of: changed))

    let names = ["", "first-steps", "what-fails"]
    for path in ["articles/Trees.html", "articles/Trees.md"] {
      let (old, new) = (try #require(old[path]?.parts), try #require(new[path]?.parts))
      let differing = zip(names, zip(old, new)).filter { $1.0.key != $1.1.key }.map(\.0)
      #expect(differing == sections)
    }
  }

  @Test(arguments: [
    ("nothing", ["Trees of optionals", "First steps", "What fails"]),
    ("prose", ["Trees of optionals", "First steps"]),
    ("declared name", []),
  ])
  func `the unchanged lines of an article in the search index are reused`(
    _ name: String, _ reused: [String]
  ) throws {
    var index = try #require(files(of: Self.input)["sections.js"])
    for part in index.parts where index.bytes[part.range].first == UInt8(ascii: "[") {
      // A digit in place of the bracket marks the bytes that are reused.
      index.bytes[part.range.lowerBound] = UInt8(ascii: "1")
    }
    var changed = Self.input
    try #require(Self.changes.first { $0.testDescription == name }).apply(&changed)

    let files = site(of: withTexts(changed)) { [index] path in
      path == index.path ? index : nil
    }.value

    let new = try #require(files.first { $0.path == index.path })
    let headings = String(decoding: new.bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("1") && $0.contains("\"Trees of optionals\"") }
      .map { String($0.split(separator: "\"")[3]) }
    #expect(headings == reused)
  }

  @Test(arguments: ["prose", "lines above"])
  func `a change to an article's text changes only the keys of its page and its Markdown copy`(
    _ name: String
  ) throws {
    var changed = Self.input
    try #require(Self.changes.first { $0.testDescription == name }).apply(&changed)
    changed.examples.removeAll { !$0.used.isEmpty }
    var input = Self.input
    input.examples.removeAll { !$0.used.isEmpty }
    let (old, new) = (files(of: input), files(of: changed))

    let pages = new.keys.filter { new[$0]?.key != old[$0]?.key }
    #expect(pages.sorted() == ["articles/Trees.html", "articles/Trees.md"])
    #expect(new.values.count { $0.key != nil } == 5)
  }

  @Test func `a change to an article changes the keys of the pages that use its examples`() {
    var changed = Self.input
    changed.articles[0].blocks.append(.paragraph([.text("More.")]))
    let (old, new) = (files(of: Self.input), files(of: changed))

    #expect(old["articles/Stacks.html"]?.key != new["articles/Stacks.html"]?.key)
    #expect(old["index.md"]?.key == new["index.md"]?.key)
  }

  @Test func `a file with the same path and key is reused instead of rendered again`() {
    let input = withTexts(Self.input)
    let files = site(of: input).value
    let page = files.first { $0.path == "articles/Trees.html" }

    let reused = site(of: input) { path in
      var known = page
      known?.bytes = [1, 2]
      return path == page?.path ? known : nil
    }.value

    let differing = zip(files, reused).filter { $0 != $1 }.map(\.1)
    #expect(differing.map(\.path) == ["articles/Trees.html"])
    #expect(differing.first?.bytes == [1, 2])
    #expect(differing.first?.key == page?.key)
  }
}
