import Testing
import WaymarkMarkup
import WaymarkModel

@Suite struct InputBytesTests {
  @Test func `different text has different bytes, even if its words are the same`() {
    let place = SourceLocation(file: "A.md", line: 1, column: 1)
    let word = [Inline.text("a")]
    let texts: [[Inline]] = [
      [], word, [.code("a")], [.html("a")], [.symbol("a", location: place)], [.emphasis(word)],
      [.strong(word)], [.strikethrough(word)], [.emphasis([])], [.emphasis([]), .text("a")],
      [.link(destination: "a", title: nil, [], location: place)],
      [.link(destination: "a", title: "", [], location: place)],
      [.link(destination: "", title: "a", [], location: place)],
      [.image(source: "a", title: nil, [], location: place)],
      [.document(article: "a", heading: nil, location: place)],
      [.document(article: "", heading: "a", location: place)],
      [.text(""), .text("a")], [.text("a"), .text("")], [.softBreak], [.lineBreak],
    ]

    #expect(Set(texts.map { text in bytes { $0.add(text) } }).count == texts.count)
  }

  @Test func `different blocks have different bytes, even if their text is the same`() {
    let text = Block.paragraph([.text("a")])
    func list(start: Int? = nil, tight: Bool = true, done: Bool? = nil) -> Block {
      .list(start: start, tight: tight, [Block.ListItem(done: done, blocks: [text])])
    }
    let blocks: [[Block]] = [
      [], [text], [.heading(level: 1, id: "a", [])], [.heading(level: 2, id: "a", [])],
      [.heading(level: 1, id: "", [.text("a")])], [.quote([text])], [.quote([]), text],
      [.aside(kind: "Note", [text])], [.aside(kind: "Tip", [text])], [list()], [list(start: 1)],
      [list(tight: false)], [list(done: true)], [list(done: false)], [.snippet(0)], [.output(0)],
      [.snippet(1)], [.code(language: nil, "a")], [.code(language: "", "a")],
      [.code(language: "a", "")], [.html("a")], [.rule],
      [.table(alignments: [.left], header: [[.text("a")]], rows: [])],
      [.table(alignments: [.right], header: [[.text("a")]], rows: [])],
      [.table(alignments: [.left], header: [[]], rows: [[[.text("a")]]])],
    ]

    #expect(Set(blocks.map { block in bytes { $0.add(block) } }).count == blocks.count)
  }

  @Test func `different snippets have different bytes`() {
    var snippets = [Snippet(index: 0, location: .init(file: "A.md", line: 1, column: 1), lines: [])]
    func add(_ change: (inout Snippet) -> Void) {
      var snippet = snippets[0]
      change(&snippet)
      snippets.append(snippet)
    }
    add { $0.index = 1 }
    add { $0.location.line = 2 }
    add { $0.visibility = .hidden }
    add { $0.example = "a" }
    add { $0.uses = "a" }
    add { $0.slot = "a" }
    add { $0.unreached = "a" }
    add { $0.hidesTimeline = true }
    add { $0.expectedResult = .fails("a") }
    add { $0.expectedResult = .traps("a") }
    add { $0.expectedResult = .reports("a") }
    add { $0.expectedResult = .untested("a") }
    add { $0.diagnostics = [Diagnostic(at: $0.location, "a", hint: "b")] }
    add { $0.lines = [.init(text: "a", number: 2, column: 1)] }
    add { $0.lines = [.init(text: "a", number: 3, column: 1)] }

    #expect(Set(snippets.map { snippet in bytes { $0.add(snippet) } }).count == snippets.count)
  }

  private func bytes(_ add: (inout InputBytes) -> Void) -> [UInt8] {
    var bytes = InputBytes()
    add(&bytes)
    return bytes.bytes
  }
}
