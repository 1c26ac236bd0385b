import WaymarkModel
import WaymarkResults

/// A map from locations in an example's generated source to locations in its article.
struct SourceMap {
  let example: Example
  private let first: SourceLocation

  init(_ example: Example) {
    self.example = example
    first = example.firstLocation
  }

  /// Returns the article location of a position in the source. For generated text, this is the
  /// nearest location above it or, if there is none, the example's first location.
  func location(line: Int, column: Int) -> SourceLocation {
    if let exact = example.source.location(line: line, column: column) { return exact }
    let above = example.source.lines.prefix(max(line, 0)).last { line in
      line.origins.contains { $0.location != nil }
    }
    return above?.origins.compactMap(\.location).first ?? first
  }

  /// Returns the location at which a snippet's statements begin, or the example's first location if
  /// that isn't known.
  func location(ofSnippet snippet: Int?) -> SourceLocation {
    snippet.flatMap(example.source.start) ?? first
  }

  /// Returns the location of an issue; nil if the issue isn't in an author's text.
  func location(of issue: Execution.Issue) -> SourceLocation? {
    guard let file = issue.file, isGenerated(file) else { return nil }
    return example.source.location(line: issue.line, column: issue.column)
  }

  func isGenerated(_ file: String) -> Bool {
    file == "Example.swift" || file.hasSuffix("/Example.swift")
  }

  /// Replaces positions in the generated source with locations in the article, and removes the name
  /// of the module, so that the text can be shown to authors.
  func translate(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let name = rest.firstRange(of: "Example.swift:") {
      let digits = rest[name.upperBound...].prefix(while: \.isNumber)
      let owner = rest[..<name.lowerBound]
      result += owner.trimmingOwner(of: example.module)
      rest = rest[digits.endIndex...]
      guard let line = Int(digits) else {
        result += "Example.swift:"
        continue
      }
      result += column(after: &rest, line: line)
    }
    return withoutCalls(result + rest).replacing(example.module + ".", with: "")
  }

  /// Replaces the calls that report values in the text of a failed expectation with the author's
  /// code.
  private func withoutCalls(_ text: String) -> String {
    guard text.contains("__waymarkValue(") else { return text }
    return example.probes.reduce(text) { text, probe in
      probe.operands.enumerated().reduce(text) { text, operand in
        let call = Example.Probe.call(ofOperand: operand.offset, probe: probe.id)
        let quoted = text.replacing("\(call)\(operand.element))", with: operand.element)
        return withoutCall(call + "(", of: operand.element, in: quoted)
      }
    }
  }

  /// Replaces a call in the text of a failed expectation with its argument and value. The text
  /// quotes the call with the value of its argument and, unless the value is a Boolean, with the
  /// equal value that the call returns: `call((name → nil)) → nil`.
  private func withoutCall(_ call: String, of operand: String, in text: String) -> String {
    guard let start = text.firstRange(of: "\(call)\(operand) → ") else { return text }
    let rest = text[start.upperBound...]
    let ends = rest.ranges(of: "))")
    let returned = ends.first { rest[$0.upperBound...].hasPrefix(" → \(rest[..<$0.lowerBound])") }
    guard let end = returned ?? ends.first else { return text }
    let value = rest[..<end.lowerBound]
    let after = rest[end.upperBound...].dropFirst(returned == nil ? 0 : value.count + 3)
    return "\(text[..<start.lowerBound])(\(operand) → \(value))\(after)"
  }

  private func column(after rest: inout Substring, line: Int) -> String {
    let digits = rest.first == ":" ? rest.dropFirst().prefix(while: \.isNumber) : ""
    if let column = Int(digits) {
      rest = rest[digits.endIndex...]
      return location(line: line, column: column).description
    }
    let location = location(line: line, column: 1)
    return "\(location.file):\(location.line)"
  }
}

extension Substring {
  /// Returns the text before a file's name, without the module or folder that the compiler adds.
  fileprivate func trimmingOwner(of module: String) -> Substring {
    for owner in [module + "/", "Example/", "./"] where hasSuffix(owner) {
      return dropLast(owner.count)
    }
    return self
  }
}
