import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkSamples

/// A book of two articles and a front page with everything that a page can show.
enum Sample {
  static let front = Article(
    file: "Articles/Articles.md", text: "",
    blocks: [
      .heading(level: 1, id: "trails", [.text("Trails & screens")]),
      .paragraph([.text("A short book that proves itself.")]),
      .heading(level: 2, id: "topics", [.text("Topics")]),
      .heading(level: 3, id: "navigation", [.text("Navigation")]),
      .paragraph([.text("Where you are is a value.")]),
      .list(start: nil, tight: true, [.init(blocks: [.paragraph([doc("Trees", 9)])])]),
      .heading(level: 2, id: "thanks", [.text("Thanks")]),
      .paragraph([.text("To whoever reads.")]),
    ])

  static let trees = Article(
    file: "Articles/Trees.md", text: "",
    blocks: [
      .heading(level: 1, id: "trees", [.text("Trees of "), .emphasis([.text("optionals")])]),
      .paragraph([.text("A value that "), .strong([.text("may")]), .text(" be missing.")]),
      .heading(level: 2, id: "first-steps", [.text("First steps")]),
      .snippet(0),
      .paragraph([.text("Then"), .softBreak, .text("read it:")]),
      .snippet(1),
      .output(0),
      .aside(kind: "Note", [.paragraph([.text("Two "), .code("Planner"), .text("s are equal.")])]),
      .quote([.paragraph([.text("Quoted."), .lineBreak, .strikethrough([.text("Not.")])])]),
      .heading(level: 3, id: "what-fails", [.text("What fails")]),
      .snippet(2),
      .list(
        start: 3, tight: false,
        [
          .init(done: true, blocks: [.paragraph([.text("packed")])]),
          .init(done: false, blocks: [.paragraph([.text("walked")])]),
        ]),
      .table(
        alignments: [.none, .right], header: [[.text("hut")], [.text("height")]],
        rows: [[[.text("Lake")], [.text("1 200")]]]),
      .code(language: "sh", "swift run waymark test"),
      .code(language: nil, "plain <text>"),
      .rule,
      .paragraph([
        .link(destination: "Stacks.md#paths", title: "next", [.text("paths")], location: at(40)),
        .text(", "), doc("Stacks", 40, heading: "Paths"), .text(", "),
        .link(destination: "https://swift.org/", title: nil, [.text("Swift")], location: at(40)),
        .text(", "), .symbol("Store/send(_:)", location: at(41)),
        .image(source: "hut.png", title: nil, [.text("a hut")], location: at(41)),
      ]),
      .html("<p align=\"center\">raw</p>"),
    ],
    snippets: [
      snippet(
        0, line: 7, .hidden, example: "planner",
        ["struct Planner: Equatable {", "  var stops = [\"Lake\"]", "}"]),
      snippet(
        1, line: 14, example: "planner",
        ["let planner = Planner()", "print(planner.stops)", "#expect(planner.stops.count == 1)"]),
      snippet(
        2, line: 26, example: "orphan", expectedResult: .fails("has no member 'note'"),
        ["Planner().note = 1  // error"]),
    ],
    outputs: [
      ExpectedOutput(
        location: at(20), example: "planner",
        lines: [.init(text: "[\"Lake\"]", number: 21, column: 1)])
    ])

  static let stacks = Article(
    file: "Articles/Stacks.md", text: "",
    blocks: [
      .heading(level: 1, id: "stacks", [.text("Stacks of values")]),
      .heading(level: 2, id: "paths", [.text("Paths")]),
      .snippet(0), .snippet(1), .snippet(2), .snippet(3), .snippet(4), .snippet(5), .snippet(6),
    ],
    snippets: [
      snippet(0, "Articles/Stacks.md", line: 5, example: "wrong", ["#expect([1].count == 2)"]),
      snippet(1, "Articles/Stacks.md", line: 9, example: "typo", ["let x: Int = \"1\""]),
      snippet(
        2, "Articles/Stacks.md", line: 13, example: "trap", expectedResult: .traps("out of range"),
        ["_ = [Int]()[0]"]),
      snippet(
        3, "Articles/Stacks.md", line: 17, example: "issue", expectedResult: .reports("Unexpected"),
        ["reportIssue(\"Unexpected\")"]),
      snippet(4, "Articles/Stacks.md", line: 21, example: "idle", ["let y = 1", "print(y)"]),
      snippet(5, "Articles/Stacks.md", line: 26, example: "endless", ["while true {}"]),
      snippet(
        6, "Articles/Stacks.md", line: 30, example: "phone",
        expectedResult: .untested("needs a phone"), ["UIApplication.main()"]),
    ])

  static let examples = [
    with(
      Example(
        id: id("planner"), module: "M0", snippets: [0, 1], plan: .run,
        source: GeneratedSource(lines: [
        .init(text: "import Testing"),
        line("struct Planner: Equatable {", 8), line("  var stops = [\"Lake\"]", 9), line("}", 10),
        .init(text: "@Test func planner() {"),
        .init(
          text: "  let planner = Planner()",
          origins: [.init(column: 1, location: nil), .init(column: 3, location: at(15))]),
        line("print(planner.stops)", 16), line("#expect(planner.stops.count == 1)", 17),
        .init(text: "}"),
        ]))
    ) { $0.outputs = trees.outputs },
    with(
      Example(
        id: id("orphan"), module: "M1", snippets: [2],
        plan: .fails(text: "has no member 'note'", snippet: 1...1, marked: [1]),
        source: GeneratedSource(lines: [line("Planner().note = 1  // error", 27)]))
    ) { $0.used = [id("planner")] },
    stackExample("wrong", 0, .run), stackExample("typo", 1, .run),
    stackExample("trap", 2, .traps(text: "out of range")),
    stackExample("issue", 3, .reports(text: "Unexpected")), stackExample("idle", 4, .run),
    stackExample("endless", 5, .run),
    stackExample("phone", 6, .untested(reason: "needs a phone")),
  ]

  static let proofs = [
    with(
      Proof(
        example: id("planner"), verdict: .passed,
        diagnostics: [Diagnostic(.warning, at: at(15, 5), "variable 'planner' was never mutated")],
        duration: 0.0312)
    ) {
      $0.expectations = [
        .init(
          kind: .condition, location: at(17), text: "#expect(planner.stops.count == 1)", held: true,
          values: [.init(text: "planner.stops.count", value: "1")]),
        .init(
          kind: .printed, location: at(21), text: "[\"Lake\"]", held: true, observed: "[\"Lake\"]"),
      ]
      $0.output = "[\"Lake\"]\n"
      $0.timeline = [
        .init(snippet: 1, kind: .sent, action: ".walk", change: "- 1\n+ 2"),
        .init(snippet: 1, kind: .started, location: at(16)),
        .init(snippet: 1, kind: .received, action: ".arrived"),
        .init(snippet: 1, kind: .cancelled, location: at(16)),
      ]
      $0.lines = [.init(location: at(15), hasRun: true), .init(location: at(16), hasRun: false)]
    },
    with(
      Proof(
        example: id("orphan"), verdict: .passed,
        diagnostics: [Diagnostic(at: at(27, 11), "value of type 'Planner' has no member 'note'")])
    ) {
      $0.expectations = [
        .init(kind: .compileError, location: at(27, 11), text: "has no member 'note'", held: true)
      ]
    },
    with(
      Proof(
        example: stackID("wrong"), verdict: .failed,
        diagnostics: [Diagnostic(at: stackAt(6), "Expectation failed: ([1].count → 1) == 2")],
        duration: 1.5)
    ) {
      $0.expectations = [
        .init(kind: .condition, location: stackAt(6), text: "#expect([1].count == 2)", held: false)
      ]
    },
    with(
      Proof(
        example: stackID("typo"), verdict: .doesNotCompile,
        diagnostics: [
          Diagnostic(
            at: stackAt(10, 14), "cannot convert value of type 'String' to specified type 'Int'")
        ])
    ) { $0.log = "Articles/Stacks.md:10:14: error: cannot convert value\n" },
    with(Proof(example: stackID("trap"), verdict: .passed, duration: 0.2)) {
      $0.expectations = [
        .init(
          kind: .trap, location: stackAt(14), text: "Fatal error: Index out of range", held: true)
      ]
      $0.log = "Fatal error: Index out of range\n"
    },
    with(Proof(example: stackID("issue"), verdict: .passed, duration: 0.001)) {
      $0.expectations = [
        .init(
          kind: .issue, location: stackAt(18), text: "Unexpected", held: true,
          observed: "Unexpected weather")
      ]
    },
    with(Proof(example: stackID("idle"), verdict: .compiled, duration: 0.01)) { $0.output = "1\n" },
    with(Proof(example: stackID("endless"), verdict: .timedOut, duration: 10)) {
      $0.log = "Killed after 10 s.\n"
    },
    Proof(example: stackID("phone"), verdict: .untested),
  ]

  static var input: SiteInput {
    var input = with(
      SiteInput(articles: [trees, stacks], front: front, examples: examples, proofs: proofs)
    ) {
      $0.highlights = { snippet in
        let isColored = snippet.index == 0 && snippet.location.file.hasPrefix(trees.file)
        return isColored ? [.init(range: 0..<6, kind: .keyword)] : []
      }
      $0.files = [SiteFile(path: "Articles/hut.png", bytes: [1, 2, 3])]
      $0.report = Report(
        snippets: [
          with(.init(article: trees.file, line: 14, example: "planner", verdict: .passed)) {
            ($0.expectations, $0.proof) = (2, "proofs/Trees/planner.html")
          }
        ], diagnostics: [])
      $0.run = RunFacts(
        time: "21 November 2026, 04:30 UTC", commit: "0a1b2c3", toolchain: "Swift 6.3.1")
    }
    input.environment = ProofEnvironment(
      compiler: "Swift 6.3.1", platform: "x86_64-unknown-linux-gnu", flags: ["-Onone", "-g"])
    return input
  }

  static func at(_ line: Int, _ column: Int = 1) -> SourceLocation {
    SourceLocation(file: "Articles/Trees.md", line: line, column: column)
  }

  static func doc(_ article: String, _ line: Int, heading: String? = nil) -> Inline {
    .document(article: article, heading: heading, location: at(line))
  }

  static func snippet(
    _ index: Int, _ file: String = "Articles/Trees.md", line: Int,
    _ visibility: Snippet.Visibility = .shown, example: String,
    expectedResult: Snippet.ExpectedResult? = nil,
    _ code: [String]
  ) -> Snippet {
    var snippet = Snippet(
      index: index, location: SourceLocation(file: file, line: line, column: 1),
      lines: code.enumerated().map { .init(text: $1, number: line + 1 + $0, column: 1) })
    (snippet.visibility, snippet.example) = (visibility, example)
    snippet.expectedResult = expectedResult
    return snippet
  }

  private static func id(_ name: String) -> Example.ID {
    .init(article: "Articles/Trees.md", name: name)
  }
  private static func stackID(_ name: String) -> Example.ID {
    .init(article: "Articles/Stacks.md", name: name)
  }
  private static func stackAt(_ line: Int, _ column: Int = 1) -> SourceLocation {
    SourceLocation(file: "Articles/Stacks.md", line: line, column: column)
  }
  private static func line(_ text: String, _ number: Int) -> GeneratedSource.Line {
    .init(text: text, origins: [.init(column: 1, location: at(number))])
  }
  private static func stackExample(_ name: String, _ snippet: Int, _ plan: Example.Plan) -> Example
  {
    let lines = stacks.snippets[snippet].lines.map { line in
      GeneratedSource.Line(
        text: line.text, origins: [.init(column: 1, location: stackAt(line.number))])
    }
    return Example(
      id: stackID(name), module: "S\(snippet)", snippets: [snippet], plan: plan,
      source: GeneratedSource(lines: lines))
  }
}
