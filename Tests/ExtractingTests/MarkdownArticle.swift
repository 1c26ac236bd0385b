import WaymarkModel

/// Returns an article for simple Markdown: fences at any indentation or in quotes, HTML comments,
/// and headings. It replaces the reading stage in tests.
func article(_ text: String, file: String = "Articles/Basics.md") -> Article {
  var reader = MarkdownReader(file: file)
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    reader.read(String(line), number: index + 1)
  }
  return Article(file: file, text: text, snippets: reader.snippets, outputs: reader.outputs)
}

private struct MarkdownReader {
  let file: String
  var snippets: [Snippet] = []
  var outputs: [ExpectedOutput] = []
  private var heading = "top"
  private var isHidden = false
  private var prefix = 0
  private var open: Fence?

  private enum Fence { case snippet, output, other }

  init(file: String) { self.file = file }

  mutating func read(_ line: String, number: Int) {
    let bare = line.drop { $0 == " " || $0 == ">" }
    if open != nil {
      if bare.hasPrefix("```") { open = nil } else { add(line, number: number) }
    } else if bare.hasPrefix("```") {
      prefix = line.utf8.count - bare.utf8.count
      start(bare.drop { $0 == "`" }, number: number)
    } else if bare.hasPrefix("#") {
      heading = bare.drop { $0 == "#" || $0 == " " }.lowercased()
        .split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    } else if bare.hasPrefix("<!--") {
      isHidden = true
    } else if bare.hasPrefix("-->") {
      isHidden = false
    }
  }

  private mutating func add(_ line: String, number: Int) {
    let text = String(decoding: line.utf8.dropFirst(prefix), as: UTF8.self)
    let line = Snippet.Line(text: text, number: number, column: prefix + 1)
    switch open {
    case .snippet: snippets[snippets.count - 1].lines.append(line)
    case .output: outputs[outputs.count - 1].lines.append(line)
    default: break
    }
  }

  private mutating func start(_ info: Substring, number: Int) {
    let location = SourceLocation(file: file, line: number, column: prefix + 1)
    let words = info.split(separator: ",").map { $0.drop { $0 == " " } }
    let options = words.dropFirst().map { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      return (
        parts[0], parts[1].split(separator: "\"", omittingEmptySubsequences: true).first ?? ""
      )
    }
    func place(of option: Substring) -> SourceLocation {
      let line = option.base.utf8
      let column = line.distance(from: line.startIndex, to: option.startIndex) + 1
      return SourceLocation(file: file, line: number, column: column)
    }
    switch words.first {
    case "swift":
      open = .snippet
      var snippet = Snippet(
        index: snippets.count, location: location, heading: heading, lines: [])
      if isHidden { snippet.visibility = .hidden }
      for (name, value) in options {
        snippet.set(name, to: String(value))
        snippet.options[String(name)] = place(of: name)
      }
      snippets.append(snippet)
    case "text" where options.first?.0 == "output":
      open = .output
      outputs.append(
        ExpectedOutput(
          location: location, example: String(options[0].1), option: place(of: options[0].0),
          lines: [])
      )
    default: open = .other
    }
  }
}

extension Snippet {
  fileprivate mutating func set(_ option: Substring, to value: String) {
    switch option {
    case "example": example = value
    case "uses": uses = value
    case "slot": slot = value
    case "screen": screen = value
    case "map": map = value
    case "fails": expectedResult = .fails(value)
    case "traps": expectedResult = .traps(value)
    case "reports": expectedResult = .reports(value)
    case "untested": expectedResult = .untested(value)
    default: preconditionFailure("unknown option '\(option)'")
    }
  }
}
