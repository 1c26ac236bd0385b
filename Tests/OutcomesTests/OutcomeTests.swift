import Foundation
import Testing
import WaymarkBook
import WaymarkModel
import struct WaymarkModel.SourceLocation
import WaymarkProject

@testable import WaymarkOutcomes

@Suite struct OutcomeTests {
  @Test func `a run without examples counts as proved`() {
    #expect(outcome([]).isProved)
  }

  @Test(arguments: [Verdict.failed, .doesNotCompile, .crashed, .timedOut])
  func `a run with one failed example isn't proved`(_ verdict: Verdict) {
    #expect(!outcome([("a", .passed, []), ("b", verdict, [])]).isProved)
  }

  @Test func `the verb in the summary agrees with the number of examples`() {
    let one = outcome([("a", .passed, []), ("b", .doesNotCompile, [])])
    let two = outcome([("a", .doesNotCompile, []), ("b", .doesNotCompile, [])])

    #expect(
      Summary.line(of: one) == "2 examples, 0 expectations: 1 passed, 1 does not compile")
    #expect(Summary.line(of: two) == "2 examples, 0 expectations: 2 do not compile")
  }

  @Test func `the time of a run is shown in UTC`() async {
    let facts = await RunFacts(of: Date(timeIntervalSince1970: 1_795_235_400), compiler: "")

    #expect(facts.time == "21 November 2026, 04:30 UTC")
  }

  @Test func `an untested example doesn't fail a run, even in strict mode`() {
    #expect(outcome([("a", .untested, [])], isStrict: true).isProved)
  }

  @Test func `only strict mode rejects an example without expectations`() {
    #expect(outcome([("a", .compiled, [])]).isProved)

    let strict = outcome([("a", .compiled, [])], isStrict: true)
    #expect(!strict.isProved)
    #expect(
      strict.errors.map(\.description) == [
        """
        x.md:1:1: error: nothing in the example 'a' is checked
          add an '#expect', let a passing example refer to it with 'uses=', or say why it can't be \
        tested: untested="…"
        """
      ])
  }

  @Test func `strict mode accepts an example without expectations if a passing example uses it`() {
    #expect(outcome([("a", .compiled, []), ("b", .passed, ["a"])], isStrict: true).isProved)
    #expect(!outcome([("a", .compiled, []), ("b", .compiled, ["a"])], isStrict: true).isProved)
  }

  @Test func `strict mode rejects an example used only by an example that must not compile`() {
    var outcome = outcome([("a", .compiled, []), ("b", .passed, ["a"])], isStrict: true)
    outcome.examples[1].plan = .fails(text: "error", snippet: 1...1, marked: [])

    #expect(!outcome.isProved)
  }

  @Test func `strict mode rejects a visible line that never ran, unless a reason is given`() {
    var outcome = outcome([("a", .passed, []), ("b", .passed, [])], isStrict: true)
    outcome.articles[0].snippets[0].lines = [4, 5, 6].map {
      .init(text: "f()", number: $0, column: 1)
    }
    outcome.proofs[0].lines = [
      .init(location: place(4), hasRun: false), .init(location: place(5), hasRun: true),
      .init(location: place(6), hasRun: false),
    ]
    let refused = """
      x.md:4:1: error: no passing example runs this line or line 6
        add a passing example that runs this code to any article in this run, or explain why \
      none does: unreached="…"
      """

    #expect(outcome.errors.map(\.description) == [refused])
    #expect(!outcome.isProved)
    #expect(outcome.report().snippets[0].linesUnreached == [4, 6])

    outcome.articles[0].snippets[0].visibility = .hidden
    #expect(outcome.isProved)

    outcome.articles[0].snippets[0].visibility = .shown
    outcome.settings.isStrict = false
    #expect(outcome.isProved)

    outcome.settings.isStrict = true
    outcome.articles[0].snippets[0].unreached = "for a reason"
    #expect(outcome.isProved)

    outcome.proofs[1].lines = [4, 6].map { .init(location: place($0), hasRun: true) }
    #expect(
      outcome.errors.map(\.description) == [
        "x.md:1:1: error: every line of this snippet ran\n  remove 'unreached='"
      ])
  }

  @Test func `strict mode rejects a visible expectation that no passing example checked`() {
    var outcome = outcome([("a", .passed, [])], isStrict: true)
    outcome.articles[0].snippets[0].lines = [4, 5].map { .init(text: "f()", number: $0, column: 1) }
    outcome.proofs[0].lines = [4, 5].map { .init(location: place($0), hasRun: true) }
    let probes = [(0, "expect", 4), (1, "withKnownIssue", 5)]
    outcome.examples[0].probes = probes.map {
      Example.Probe(id: $0, name: $1, location: place($2), text: $1)
    }

    #expect(
      outcome.errors.map(\.description) == [
        """
        x.md:4:1: error: no passing example checks this expectation
          add a passing example that runs this code to any article in this run, or explain why \
        none does: unreached="…"
        """
      ])

    outcome.articles[0].snippets[0].unreached = "for a reason"
    #expect(outcome.isProved)

    outcome.articles[0].snippets[0].unreached = nil
    outcome.proofs[0].expectations = [
      .init(kind: .condition, location: place(4), text: "expect", held: true)
    ]
    #expect(outcome.isProved)
  }

  @Test func `unreached lines aren't rejected if only some examples of an article were proved`() {
    var outcome = outcome([("a", .passed, []), ("b", .passed, [])], isStrict: true)
    outcome.articles[0].snippets[0].lines = [.init(text: "f()", number: 4, column: 1)]
    outcome.proofs[0].lines = [.init(location: place(4), hasRun: false)]
    outcome.examples.removeLast()
    outcome.proofs.removeLast()

    #expect(outcome.isProved)
  }

  @Test func `an error in an article fails the run even if all examples pass`() {
    var outcome = outcome([("a", .passed, [])])
    outcome.diagnostics = [Diagnostic(at: place(9), "no")]

    #expect(!outcome.isProved)
  }

  @Test func `errors are listed once, ordered by location`() {
    var outcome = outcome([("a", .failed, []), ("b", .failed, [])])
    outcome.proofs[0].diagnostics = [Diagnostic(at: place(7), "late")]
    outcome.proofs[1].diagnostics = [
      Diagnostic(at: place(2), "early"), Diagnostic(.warning, at: place(1), "never"),
    ]
    outcome.diagnostics = [Diagnostic(at: place(7), "late")]

    #expect(outcome.errors.map(\.message) == ["early", "late"])
  }

  @Test func `the message of an expected failure isn't an error of the run`() {
    var outcome = outcome([("a", .passed, [])])
    outcome.proofs[0].diagnostics = [Diagnostic(at: place(3), "cannot convert")]

    #expect(outcome.errors == [])
  }

  @Test func `for Markdown without options, the run explains how to add them`() {
    var outcome = outcome([("a", .passed, []), ("b", .doesNotCompile, [])])

    #expect(
      advice(on: outcome) == [
        """
        The snippets in x.md have no options. Give snippets that build on each other the same \
        name: ```swift, example=NAME. For a snippet that can't be run, give the reason: \
        ```swift, untested="REASON"
        """,
        """
        For documentation that wasn't written for Waymark, run 'waymark audit x.md', which shows the \
        blocks that are broken, or 'waymark adopt x.md', which shows the options to add
        """,
      ])
    outcome.articles[0].snippets[0].example = "a"
    #expect(advice(on: outcome) == [])
  }

  @Test(arguments: ["slot", "screen", "map", "timeline", "unreached", "untested"])
  func `Markdown with any option gets no advice about adding options`(_ option: String) {
    var outcome = outcome([("a", .passed, []), ("b", .doesNotCompile, [])])
    outcome.articles[0].snippets[0].options[option] = place(1)

    #expect(advice(on: outcome) == [])
  }

  @Test func `Markdown with expected output gets no advice about adding options`() {
    var outcome = outcome([("a", .doesNotCompile, [])])
    outcome.articles[0].outputs = [ExpectedOutput(location: place(4), example: "a", lines: [])]

    #expect(advice(on: outcome) == [])
  }

  @Test func `in a package without a library product, the run explains what examples can import`() {
    var outcome = outcome([("a", .doesNotCompile, [])])
    outcome.articles[0].snippets[0].example = "a"
    outcome.imports = []

    #expect(
      advice(on: outcome) == [
        """
        No modules are imported into the examples, because the package has no library product or \
        the setting 'imports' is an empty list; import the package's module in the snippet (the \
        code of an executable can't be imported)
        """
      ])
    outcome.proofs[0].verdict = .failed
    #expect(advice(on: outcome) == [])
  }

  @Test func `the report lists snippets by article and line`() {
    let outcome = outcome([("b", .passed, []), ("a", .failed, [])])

    let report = outcome.report()

    #expect(report.snippets.map(\.line) == [1, 2])
    #expect(report.snippets.map(\.proof) == ["proofs/x/b.html", "proofs/x/a.html"])
  }

  private func place(_ line: Int) -> SourceLocation {
    SourceLocation(file: "x.md", line: line, column: 1)
  }

  /// Returns an outcome of one article with one snippet on its own line for each example.
  private func outcome(
    _ examples: [(name: String, verdict: Verdict, used: [String])], isStrict: Bool = false
  ) -> Outcome {
    var settings = Settings()
    settings.isStrict = isStrict
    return Outcome(
      articles: [
        Article(
          file: "x.md", text: "",
          snippets: examples.indices.map { Snippet(index: $0, location: place($0 + 1), lines: []) })
      ],
      examples: examples.enumerated().map { index, example in
        var created = Example(
          id: .init(article: "x.md", name: example.name), module: example.name, snippets: [index],
          plan: .run, source: GeneratedSource())
        created.used = example.used.map { .init(article: "x.md", name: $0) }
        return created
      },
      proofs: examples.map {
        Proof(example: .init(article: "x.md", name: $0.name), verdict: $0.verdict)
      },
      diagnostics: [], settings: settings)
  }
}
