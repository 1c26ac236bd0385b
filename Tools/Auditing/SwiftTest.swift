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
    var names: [String] = []
    var open: (fence: Fence, indentation: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = trimmed(line)
      if content.hasPrefix("<!--") { (isComment, names) = (true, []) }
      if content.hasPrefix("-->") || !isComment {
        isComment = isComment && !content.hasPrefix("-->")
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
        open?.fence.add(text, number: index + 1)
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

    /// The code, with its line numbers.
    var code: [Snippet.Line] {
      lines.compactMap { line in
        switch line.marker {
        case .shownCode, .hiddenCode:
          Snippet.Line(text: line.text, number: line.number, column: 1)
        case .template:
          Snippet.Line(text: "print(\"\(line.text)\")", number: line.number, column: 1)
        default: nil
        }
      }
    }

    /// The lines that it prints.
    var output: [String] {
      lines.filter { [.shownOutput, .hiddenOutput, .templateResult].contains($0.marker) }
        .map { trimmedEnd($0.text) }
    }

    /// The beginnings of the errors that the compiler reports.
    var errors: [String] {
      lines.filter { $0.marker == .diagnostic && $0.text.contains("error:") }.compactMap { line in
        line.text.firstRange(of: "error:").map { trimmed(line.text[$0.upperBound...]) }
      }
    }

    var mustTrap: Bool { lines.contains { $0.marker == .failure } }

    /// Whether it's a module that other programs import or it imports such a module.
    var isPartOfSeveral: Bool {
      name.contains(/_(Module\d+|library|Test\d+)/)
        || code.contains { $0.text.contains(/import \w+_(Module\d+|library)/) }
    }
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
      let isBrace = trimmed(text) == "}"
      let content = isBrace && !text.hasPrefix("   ") ? text : String(text.dropFirst(3))
      lines.append(SwiftTest.Line(marker: last.marker, text: content, number: number))
    }
  }

  /// The code that readers see.
  var shown: [String] {
    lines.filter { [.shownCode, .comment].contains($0.marker) }.map(\.text)
  }
}
