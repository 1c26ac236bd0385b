import Foundation
import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkDrawing
@testable import WaymarkMarkup
@testable import WaymarkProofPages
@testable import WaymarkRendering

@Suite struct ProofPageTests {
  let book = Book(Sample.input)

  @Test func `the compiled code marks what was added to the author's code`() {
    let page = ProofPage(Sample.examples[0], of: Sample.trees, in: book)

    #expect(
      page.compiled[0].markup.hasPrefix(
        "<span class=\"added\">import Testing\n</span>struct Planner: Equatable {\n"))
    #expect(page.compiled[0].markup.contains("  </span>let planner = Planner()\n"))
  }

  @Test func `the proof shows the code as it appears in the article, including hidden parts`() {
    let parts = ProofPage(Sample.examples[0], of: Sample.trees, in: book).parts

    #expect(
      parts.map(\.place) == ["Articles/Trees.md, lines 8–10", "Articles/Trees.md, lines 15–17"])
    #expect(parts.map(\.remark) == ["hidden in the article", ""])
    #expect(
      parts.map(\.href) == ["planner.1", "planner.2"].map { "../../articles/Trees.html#\($0)" })
    #expect(parts[1].lines.map(\.number) == [15, 16, 17])
    #expect(parts[1].lines.map(\.state) == ["ran", "unreached", ""])
    #expect(parts[1].lines[2].code == "#expect(planner.stops.count == 1)")
  }

  @Test func `only the compiled lines of a used example are shown`() {
    var example = Sample.examples[1]
    let other = SourceLocation(file: Sample.trees.file, line: 9, column: 1)
    example.source.lines.append(
      .init(text: "var stops", origins: [.init(column: 1, location: other)]))

    let parts = ProofPage(example, of: Sample.trees, in: book).parts

    #expect(parts.map(\.place) == ["Articles/Trees.md, line 9", "Articles/Trees.md, line 27"])
    #expect(parts.map(\.remark) == ["used from planner, hidden in the article", ""])
  }

  @Test func `a generated brace with a mapped location isn't shown as the author's code`() {
    var example = Sample.examples[0]
    example.source = GeneratedSource(lines: [
      .init(
        text: "}", origins: [.init(column: 2, location: Sample.at(17, 34), kind: .scaffolding)]),
      .init(text: ")", origins: [.init(column: 1, location: Sample.at(17, 33))]),
    ])

    let page = ProofPage(example, of: Sample.trees, in: book)

    #expect(page.compiled == ["<span class=\"added\">}\n</span>)\n"])
  }

  @Test func `the proof describes added and replaced code`() {
    var example = Sample.examples[0]
    example.aliases = ["SwiftUI": "HeadlessUI"]
    example.source.lines[0].origins = [.init(column: 8, location: nil, kind: .expectation)]

    #expect(
      ProofPage(example, of: Sample.trees, in: book).additions.markup
        == "The tool added the dimmed code: imports, and a function around the statements; arguments that "
        + "report each expectation. The module HeadlessUI replaces SwiftUI.")
  }

  @Test
  func `the proof lists what's required to reproduce it, and links to the details of the run`() {
    var input = Sample.input
    input.settings.repository = "https://example.com/trails"
    let page = ProofPage(Sample.examples[0], of: Sample.trees, in: Book(input))

    #expect(page.conditions.map(\.label) == ["Repository", "Compiler", "Platform", "Flags"])
    #expect(
      page.conditions.map(\.text) == [
        "https://example.com/trails", "Swift 6.3.1", "x86_64-unknown-linux-gnu", "-Onone -g",
      ])
    #expect(page.run == "../../run.html")
  }

  @Test func `an expectation shows the compared values or the whole output`() {
    let expectations = ProofPage(Sample.examples[0], of: Sample.trees, in: book).expectations

    #expect(
      expectations.map { $0.evidence.map(\.label) } == [
        ["<code>planner.stops.count</code> was"], ["It printed"],
      ])
    #expect(expectations.map { $0.evidence.map(\.text) } == [["1"], ["[&quot;Lake&quot;]"]])
    let issue = ProofPage(Sample.examples[5], of: Sample.stacks, in: book)
    #expect(issue.expectations.map { $0.evidence.map(\.text) } == [["Unexpected weather"]])
    #expect(
      issue.summary == "As expected, it reported only issues that contain “Unexpected”."
    )
  }

  @Test func `consecutive lines that were printed as expected are shown as one expectation`() {
    func line(_ number: Int, _ text: String, held: Bool = true) -> Proof.Expectation {
      .init(
        kind: .printed, location: Sample.at(number), text: text, held: held,
        observed: held ? text : "no")
    }
    var input = Sample.input
    input.proofs[0].expectations = [
      line(21, "a"), line(22, ""), line(23, "b"), line(25, "c"), line(26, "d", held: false),
      line(27, "e"),
    ]

    let expectations = ProofPage(Sample.examples[0], of: Sample.trees, in: Book(input)).expectations

    #expect(expectations.map(\.text) == ["a\n\nb", "c", "d", "e"])
    #expect(
      expectations.map(\.kind) == [
        "3 printed lines", "printed line", "printed line", "printed line",
      ])
    #expect(expectations.map { $0.evidence.map(\.text) } == [["a\n\nb"], ["c"], ["no"], ["e"]])
  }

  @Test func `the command quotes the example's name for a shell`() {
    var example = Sample.examples[0]
    #expect(
      ProofPage(example, of: Sample.trees, in: book).command
        == "swift run waymark test Articles/Trees.md#planner")

    example.id.article = "Articles/It's here.md"
    #expect(
      ProofPage(example, of: Sample.trees, in: book).command
        == "swift run waymark test &#39;Articles/It&#39;\\&#39;&#39;s here.md#planner&#39;")
  }

  @Test func `a log contains no addresses, threads, folders, or times`() {
    #expect(
      reproducible(" 1 [ra] f() in library.so at /a b/w/File.swift:26:5\nat /x/y")
        == " 1 [ra] f() in library.so at File.swift:26:5\nat /x/y")
    #expect(
      reproducible(
        "Thread 3 \"x\" crashed:\n\n 0 [ra] 0x00007fea0616df7f f() at a.md:3:1\nPlatform: x\nBacktrace took 0.02s\n"
      )
        == "Crashed:\n\n 0 [ra] f() at a.md:3:1\n")
  }
}
