import Testing
import WaymarkModel
import WaymarkPackages
import WaymarkReading
import WaymarkResults
import WaymarkSamples
import WaymarkSyntax

@testable import WaymarkProject
@testable import WaymarkProving

/// A law that holds for corrections of the expectations in any article.
@Suite struct FixLawTests {
  @Test func `correcting an article a second time changes nothing`() throws {
    var count = 0
    for (path, text) in try MarkdownFiles.all() {
      let old = try extraction(path, text)
      let evaluations = old.examples.map(evaluation)
      let fixes = old.fixes(for: evaluations).filter(old.canApply)
      count += fixes.count

      let fixed = old.applying(fixes)
      let written = Set(fixes.map(\.id))
      let results = Dictionary(
        uniqueKeysWithValues: evaluations.map { ($0.proof.example, $0) })
      let again = fixed.applying(
        fixed.fixes(for: fixed.examples.map { results[$0.id]! })
          .filter { written.contains($0.id) })

      #expect((fixed.articles[0].text != text) == !fixes.isEmpty, "\(path)")
      #expect(Array(again.articles[0].text.utf8) == Array(fixed.articles[0].text.utf8), "\(path)")
    }
    #expect(count > 100)
  }

  private func extraction(_ path: String, _ text: String) throws -> Extraction {
    let read = article(file: path, bytes: text.utf8)
    var extraction = Extraction(
      package: PackageFolder(""), library: .none, parserCache: ParserCache(), settings: Settings(),
      selection: Selection(), articles: [read.value], others: [], diagnostics: read.diagnostics)
    try extraction.selectExamples(matching: ExampleFilter())
    return extraction
  }

  /// Returns an evaluation in which every expectation of an example has a different result:
  /// different text, and one line more or fewer.
  private func evaluation(of example: Example) -> Evaluation {
    let prints = example.prints.map { print in
      Correction.prints(snippet: print.snippet, lines: changed(print.lines.map(\.text)))
    }
    let outputs = example.outputs.enumerated().map { index, output in
      Correction.output(index, lines: changed(output.lines.map(\.text)))
    }
    let text = example.plan.expectedText.map { Correction.expectedText($0 + " again") }
    return Evaluation(
      proof: Proof(example: example.id, verdict: .failed),
      corrections: prints + outputs + (text.map { [$0] } ?? []))
  }

  private func changed(_ lines: [String]) -> [String] {
    lines.count.isMultiple(of: 2) ? Array(lines.dropLast()) : lines.reversed() + ["one more"]
  }
}
