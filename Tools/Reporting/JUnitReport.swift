import WaymarkModel

/// Returns the results as JUnit XML with a suite for each article, a case for each example, and a
/// case for each error in an article.
func junitReport(_ results: RunResults) -> String {
  let suites = results.articles.map { article in
    let cases = article.examples.map(testCase) + article.diagnostics.map(errorCase)
    let failures = article.examples.count { !$0.isProved }
    let skipped = article.examples.count { $0.verdict == .untested }
    let time = article.examples.reduce(0) { $0 + ($1.duration ?? 0) }
    return """
        <testsuite name="\(xml(article.file))" tests="\(cases.count)" failures="\(failures)" \
      errors="\(article.diagnostics.count)" skipped="\(skipped)" time="\(seconds(time))">
      \(cases.joined(separator: "\n"))
        </testsuite>
      """
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="waymark">
    \(suites.map { $0 + "\n" }.joined())</testsuites>

    """
}

private func testCase(_ example: RunResults.ExampleResult) -> String {
  let start = """
        <testcase classname="\(xml(example.id.article))" name="\(xml(example.id.name))" \
    file="\(xml(example.id.article))" line="\(example.line)" \
    time="\(seconds(example.duration ?? 0))"
    """
  var content: [String] = []
  if let reason = example.reason, example.verdict == .untested {
    content.append("<skipped message=\"\(xml(reason))\"/>")
  }
  if !example.isProved {
    let first = example.errors.first?.message ?? example.verdict.rawValue
    let text = example.errors.map { "\($0)" }.joined(separator: "\n")
    content.append(
      "<failure type=\"\(xml(example.verdict.rawValue))\" message=\"\(xml(first))\">\(xml(text))"
        + "</failure>")
  }
  if !example.output.isEmpty {
    content.append("<system-out>\(xml(example.output))</system-out>")
  }
  guard !content.isEmpty else { return start + "/>" }
  return start + ">\n" + content.map { "      \($0)\n" }.joined() + "    </testcase>"
}

private func errorCase(_ problem: Diagnostic) -> String {
  let location = problem.location
  return """
        <testcase classname="\(xml(location.file))" name="line \(location.line), column \(location.column)" \
    file="\(xml(location.file))" line="\(location.line)" time="0.000">
          <error type="mistake" message="\(xml(problem.message))">\(xml("\(problem)"))</error>
        </testcase>
    """
}

/// Returns a duration with three decimals.
private func seconds(_ duration: Double) -> String {
  let milliseconds = Int((min(max(duration, 0), 1e9) * 1000).rounded())
  let rest = String(milliseconds % 1000)
  return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}

/// Escapes text for XML. Characters that XML 1.0 can't contain become U+FFFD.
private func xml(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    // In an attribute, an unescaped newline or tab would be read as a space.
    case "\n": escaped += "&#10;"
    case "\t": escaped += "&#9;"
    case "\r": escaped += "&#13;"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
