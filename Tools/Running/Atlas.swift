import Article

/// Translates places of an example's generated source into the author's.
struct Atlas {
  let example: Example
  private let first: SourceLocation

  init(_ example: Example) {
    self.example = example
    let origins = example.source.lines.lazy.flatMap(\.origins).compactMap(\.location)
    first = origins.first ?? SourceLocation(file: example.id.article, line: 1, column: 1)
  }

  /// The author's place; for text of our own the nearest above it, else the example's first.
  func place(line: Int, column: Int) -> SourceLocation {
    if let exact = example.source.location(line: line, column: column) { return exact }
    let above = example.source.lines.prefix(max(line, 0)).last { line in
      line.origins.contains { $0.location != nil }
    }
    return above?.origins.compactMap(\.location).first ?? first
  }

  /// Where a snippet's statements begin; the example's first place if that cannot be told.
  func place(ofSnippet snippet: Int?) -> SourceLocation {
    guard let snippet else { return first }
    let mark = "__waymarkSnippet(\(snippet))"
    let lines = example.source.lines
    guard let index = lines.firstIndex(where: { $0.text.contains(mark) }) else { return first }
    let below = lines[index...].lazy.flatMap(\.origins).compactMap(\.location)
    return below.first ?? first
  }

  /// The place of an issue; nil if it lies in no author's text.
  func place(of issue: Execution.Issue) -> SourceLocation? {
    guard let file = issue.file, isGenerated(file) else { return nil }
    return example.source.location(line: issue.line, column: issue.column)
  }

  func isGenerated(_ file: String) -> Bool {
    file == "Example.swift" || file.hasSuffix("/Example.swift")
  }

  /// Text for people: places of the generated source become the author's, its module's name goes.
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
    return (result + rest).replacing(example.module + ".", with: "")
  }

  private func column(after rest: inout Substring, line: Int) -> String {
    let digits = rest.first == ":" ? rest.dropFirst().prefix(while: \.isNumber) : ""
    if let column = Int(digits) {
      rest = rest[digits.endIndex...]
      return place(line: line, column: column).description
    }
    let place = place(line: line, column: 1)
    return "\(place.file):\(place.line)"
  }
}

extension Substring {
  /// The text before a file's name, without the module or folder that the compiler puts there.
  fileprivate func trimmingOwner(of module: String) -> Substring {
    for owner in [module + "/", "Example/", "./"] where hasSuffix(owner) {
      return dropLast(owner.count)
    }
    return self
  }
}
