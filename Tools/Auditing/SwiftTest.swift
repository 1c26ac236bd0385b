import WaymarkModel

/// The test programs in the comments of a document, in the notation of the Swift book.
///
/// A comment contains list items such as ``- test: `name, name2` `` with indented `swifttest`
/// fences. Each line of a fence starts with a two-character marker.
struct SwiftTest: Equatable {
  /// The meaning of a line, given by its marker.
  enum Marker: String {
    case shownCode = "->"
    case hiddenCode = ">>"
    case shownOutput = "<-"
    case hiddenOutput = "<<"
    /// A template whose interpolation is printed, and the expected result.
    case template = "/>"
    case templateResult = "</"
    case comment = "//"
    /// The header of an expected diagnostic and its further lines.
    case diagnostic = "!$"
    case diagnosticRest = "!!"
    /// A failure at run time.
    case failure = "xx"
  }

  struct Line: Hashable, Sendable {
    var marker: Marker
    var text: String
    /// The line number in the document, starting at 1.
    var number: Int
  }

  /// A fence of tests.
  struct Fence: Equatable {
    var names: [String]
    /// The line of its opening fence.
    var line: Int
    var lines: [Line] = []
  }

  private(set) var fences: [Fence] = []

  init(_ text: String) {
    var isComment = false
    /// The fence of a code block that readers see, in which nothing is a comment.
    var shownFence: Substring?
    var names: [String] = []
    var open: (fence: Fence, indentation: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = trimmed(line)
      if !isComment, content.hasPrefix("```") {
        let fence = content.prefix { $0 == "`" }
        if shownFence == nil { shownFence = fence } else if content == shownFence! { shownFence = nil }
      }
      if shownFence != nil { continue }
      if content.hasPrefix("<!--"), open == nil { (isComment, names) = (true, []) }
      let endsComment = content.hasPrefix("-->") || open == nil && content.hasSuffix("-->")
      if endsComment || !isComment {
        isComment = isComment && !endsComment
        open = nil
      } else if content.hasPrefix("```") {
        if let fence = open?.fence {
          fences.append(fence)
          open = nil
        } else if content.dropFirst(3) == "swifttest" {
          open = (Fence(names: names, line: index + 1), line.prefix { $0 == " " }.count)
        }
      } else if let fence = open {
        let text = String(line.dropFirst(min(fence.indentation, line.prefix { $0 == " " }.count)))
        open?.fence.add(trimmedEnd(text), number: index + 1)
      } else if let match = content.firstMatch(of: /-\s*test:\s*`([^`]*)`/) {
        names = match.output.1.split(separator: ",").map { trimmed($0) }
      }
    }
  }

  /// The programs, in the order of their first fences. A fence without a name is a program.
  var programs: [Program] {
    var programs: [Program] = []
    for fence in fences {
      for name in fence.names.isEmpty ? ["line \(fence.line)"] : fence.names {
        if let index = programs.firstIndex(where: { $0.name == name }) {
          programs[index].lines += fence.lines
        } else {
          programs.append(Program(name: name, line: fence.line, lines: fence.lines))
        }
      }
    }
    return programs
  }

  /// The fences with the same name, as one program.
  struct Program: Hashable, Sendable {
    var name: String
    /// The line of its first fence.
    var line: Int
    fileprivate(set) var lines: [Line]

    init(name: String, line: Int, lines: [Line]) {
      (self.name, self.line, self.lines) = (name, line, lines)
    }

    /// The code, with its line numbers. A template is a literal of several lines, in which quotes need
    /// no escapes.
    var code: [Snippet.Line] {
      lines.flatMap { line in
        let texts: [String] =
          switch line.marker {
          case .shownCode, .hiddenCode: [line.text]
          case .template: ["print(\"\"\"", line.text, "\"\"\")"]
          default: []
          }
        return texts.map { Snippet.Line(text: $0, number: line.number, column: 1) }
      }
    }

    /// The lines that it prints. Empty lines aren't compared.
    var output: [String] {
      lines.filter { [.shownOutput, .hiddenOutput, .templateResult].contains($0.marker) }
        .map { trimmedEnd($0.text) }.filter { !$0.isEmpty }
    }

    /// A message that the compiler reports.
    struct ExpectedDiagnostic: Equatable {
      /// `error`, `warning` or `note`.
      var severity: String
      /// The beginning of the message.
      var text: String
      /// The line of code to which it belongs, as the compiler quotes it; empty if it isn't known.
      var code: String
      /// The line number in the document.
      var number: Int
    }

    /// The messages that the compiler reports, in order.
    var diagnostics: [ExpectedDiagnostic] {
      var diagnostics: [ExpectedDiagnostic] = []
      for line in lines {
        if line.marker == .diagnostic,
          let head = line.text.firstMatch(of: /(error|warning|note):\s*(.*)/)
        {
          diagnostics.append(
            ExpectedDiagnostic(
              severity: String(head.output.1), text: trimmed(head.output.2), code: "",
              number: line.number))
        } else if line.marker == .diagnosticRest, diagnostics.last?.code == "" {
          diagnostics[diagnostics.count - 1].code = trimmed(line.text)
        }
      }
      return diagnostics
    }

    var errors: [ExpectedDiagnostic] { diagnostics.filter { $0.severity == "error" } }

    var mustTrap: Bool { lines.contains { $0.marker == .failure } }

    /// The name as that of a module, under which other programs import it.
    var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Whether other programs can import it.
    var isModule: Bool { name.contains(/_(Module\d*|library)$/) }
  }
}

extension SwiftTest.Fence {
  /// Adds a line. Three spaces, or a closing brace without a marker, continue the line above.
  fileprivate mutating func add(_ text: String, number: Int) {
    var text = text
    let isShifted =
      text.hasPrefix(" ") && SwiftTest.Marker(rawValue: String(text.dropFirst().prefix(2))) != nil
    if isShifted { text.removeFirst() }
    if let marker = SwiftTest.Marker(rawValue: String(text.prefix(2))) {
      let rest = text.dropFirst(2)
      let content = rest.hasPrefix(" ") ? rest.dropFirst() : rest
      lines.append(SwiftTest.Line(marker: marker, text: String(content), number: number))
    } else if let last = lines.last {
      let content = text.hasPrefix("   ") ? String(text.dropFirst(3)) : text
      lines.append(SwiftTest.Line(marker: last.marker, text: content, number: number))
    }
  }

  /// The lines that readers see as code. They see a template as a call of `print`.
  var shown: [SwiftTest.Line] {
    lines.compactMap { line in
      guard line.marker == .template else { return line.marker == .shownCode ? line : nil }
      return SwiftTest.Line(
        marker: .shownCode, text: "print(\"\(line.text)\")", number: line.number)
    }
  }
}
