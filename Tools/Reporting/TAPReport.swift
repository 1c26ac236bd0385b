import WaymarkModel

/// Returns the results in the Test Anything Protocol 14 with a test point for each example and one
/// for each error in an article.
func tapReport(_ results: RunResults) -> String {
  let points =
    results.examples.map { example in
      point(
        // A '#' would start a directive for parsers that ignore backslashes.
        "\(example.id.article): \(example.id.name)", isOK: example.isProved,
        skipped: example.verdict == .untested ? example.reason ?? "" : nil, example.errors)
    }
    + results.diagnostics.map { point("\($0.location)", isOK: false, skipped: nil, [$0]) }
  let numbered = points.enumerated().map { index, point in
    point.isOK ? "ok \(index + 1)\(point.text)" : "not ok \(index + 1)\(point.text)"
  }
  return "TAP version 14\n# waymark\n1..\(points.count)\n" + numbered.map { $0 + "\n" }.joined()
}

private func point(
  _ name: String, isOK: Bool, skipped: String?, _ errors: [Diagnostic]
) -> (isOK: Bool, text: String) {
  var text = " - " + escaped(name)
  if let skipped { text += " # SKIP " + escaped(skipped) }
  guard !errors.isEmpty else { return (isOK, text) }
  let lines = errors.flatMap { error in
    [
      "  - file: \(quoted(error.location.file))", "    line: \(error.location.line)",
      "    column: \(error.location.column)", "    message: \(quoted(error.text))",
    ]
  }
  return (
    isOK,
    ([text, "  ---", "  errors:"] + lines.map { "  " + $0 } + ["  ..."]).joined(separator: "\n")
  )
}

/// Escapes the characters that have a meaning in a description, and puts the text on one line.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\", "#": "\\\(scalar)"
    case _ where scalar.properties.generalCategory == .control: " "
    default: String(scalar)
    }
  }.joined()
}

/// Returns text as a double-quoted YAML scalar.
private func quoted(_ text: String) -> String {
  let content = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\", "\"": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where scalar.properties.generalCategory == .control:
      "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
  return "\"\(content.joined())\""
}
