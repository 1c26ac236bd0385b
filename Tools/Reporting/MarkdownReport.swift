import WaymarkModel

/// The first line of each Markdown report, which isn't visible to readers.
let markdownMark = "<!-- waymark -->"

/// Returns a summary for a CI job's page: counts for each article, then the errors.
func markdownReport(_ results: RunResults) -> String {
  let verdicts = Verdict.allCases.filter { verdict in
    results.examples.contains { $0.verdict == verdict }
  }
  let isProved = results.diagnostics.isEmpty && results.examples.allSatisfy(\.isProved)
  var lines = [markdownMark, "", "## " + (isProved ? "All examples are proved" : "Not proved"), ""]
  if !results.examples.isEmpty {
    lines.append("| article | " + verdicts.map(\.rawValue).joined(separator: " | ") + " |")
    lines.append("|---|" + verdicts.map { _ in "--:|" }.joined())
    for article in results.articles {
      let counts = verdicts.map { verdict in
        article.examples.count { $0.verdict == verdict }
      }
      let cells = counts.map { $0 == 0 ? "" : "\($0)" }
      // A pipe separates cells even in code.
      lines.append(
        "| \(code(article.file).replacing("|", with: "\\|")) | " + cells.joined(separator: " | ")
          + " |")
    }
    lines.append("")
  }
  for error in results.errors {
    let location = "\(error.location.file):\(error.location.line)"
    lines += ["- \(code(location)) \(code(error.message))", ""]
  }
  return lines.joined(separator: "\n")
}

/// Returns text as a code span on one line, so that none of it is parsed as markup.
private func code(_ text: String) -> String {
  let line = String(
    text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
  let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
  let ticks = String(repeating: "`", count: longest + 1)
  return longest == 0 ? ticks + line + ticks : "\(ticks) \(line) \(ticks)"
}
