import Testing
import WaymarkExtracting
import WaymarkModel
import WaymarkSamples

/// Each folder of `Tests/Fixtures/Extracting` contains an `article.md` and, in `expected`, the
/// source of each example and one file with the other results. `WAYMARK_RECORD=1` records them.
@Suite struct FixtureTests {
  @Test(arguments: try FixtureFolder.names(in: "Extracting"))
  func `an article is converted to the expected examples`(_ name: String) throws {
    let text = try FixtureFolder("Extracting/\(name)").bytes(of: "article.md")

    let found = pages(
      of: examples(
        in: [article(String(decoding: text, as: UTF8.self))],
        options: ExtractionOptions(imports: ["Library"])))

    let expected = FixtureFolder("Extracting/\(name)/expected")
    #expect(try expected.files(orRecording: found) == found)
  }

  @Test func `a module is substituted only in examples that import it`() {
    let text = """
      ```swift, example=view
      import SwiftUI
      struct A {}
      ```
      ```swift, example=screen, uses=view
      _ = A()
      ```
      ```swift, example=other
      // import SwiftUI
      struct SwiftUI {}
      ```
      """
    let found = examples(
      in: [article(text)],
      options: ExtractionOptions(imports: ["Core", "Screens"], aliases: ["SwiftUI": "Screens"])
    ).value

    #expect(found.map(\.aliases) == [["SwiftUI": "Screens"], ["SwiftUI": "Screens"], [:]])
    #expect(
      found.map { $0.source.text.split(separator: "\n").filter { $0.hasPrefix("import ") } } == [
        ["import Testing", "import WaymarkHarness", "import Core", "import SwiftUI"],
        ["import Testing", "import WaymarkHarness", "import Core", "import SwiftUI"],
        ["import Testing", "import WaymarkHarness", "import Core", "import Screens"],
      ])
  }

  private func pages(of result: Checked<[Example]>) -> [String: String] {
    var pages = ["examples.txt": description(of: result)]
    for example in result.value where !example.source.lines.isEmpty {
      pages["\(example.module).swift"] = example.source.text
    }
    return pages
  }
}

/// Returns a description of the examples without their sources.
private func description(of result: Checked<[Example]>) -> String {
  let examples = result.value.map(description(of:)).joined(separator: "\n")
  return examples + result.diagnostics.map { "\n\($0)\n" }.joined()
}

private func description(of example: Example) -> String {
  var lines = ["\(example.id): module \(example.module), snippets \(example.snippets)"]
  lines += ["  plan: \(description(of: example.plan))"]
  if !example.used.isEmpty { lines.append("  uses \(example.used.map(\.name))") }
  lines += example.probes.map { "  expectation \($0.id) at \($0.location): \($0.text)" }
  lines += example.continuations.map {
    "  continuation at \($0.line):\($0.column) to line \($0.last)"
  }
  lines += example.prints.flatMap { print in
    print.lines.map { "  snippet \(print.snippet) prints at \($0.location): \($0.text)" }
  }
  lines += example.pictureRequests.flatMap { request in
    request.captions.map { "  snippet \(request.snippet) shows at \($0.location): \($0.text)" }
      + (request.map.map { ["  snippet \(request.snippet) maps at \($0.location): \($0.text)"] }
        ?? [])
  }
  lines += example.outputs.map { "  output at \($0.location)" }
  return lines.joined(separator: "\n") + "\n"
}

private func description(of plan: Example.Plan) -> String {
  switch plan {
  case .run: "run"
  case .compile: "compile"
  case .fails(let text, let lines, let marked):
    "fails with \"\(text)\" in lines \(lines.lowerBound)-\(lines.upperBound), marked \(marked)"
  case .traps(let text): "traps with \"\(text)\""
  case .reports(let text): "reports \"\(text)\""
  case .untested(let reason): "untested, \(reason)"
  case .incomplete(let diagnostics): "incomplete" + diagnostics.map { "\n    \($0)" }.joined()
  case .broken(let diagnostics): "broken" + diagnostics.map { "\n    \($0)" }.joined()
  }
}
