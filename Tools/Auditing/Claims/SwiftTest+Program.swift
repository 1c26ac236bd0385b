import WaymarkBlocks
import WaymarkModel

extension SwiftTest {
  /// The programs, in the order of their first fences. Each fence without a name is a separate
  /// program.
  package var programs: [Program] {
    var programs: [Program] = []
    var indices: [String: Int] = [:]
    for fence in fences {
      for name in fence.programs {
        if let index = indices[name] {
          programs[index].lines += fence.lines
        } else {
          indices[name] = programs.count
          programs.append(Program(name: name, line: fence.line, lines: fence.lines))
        }
      }
    }
    return programs
  }

  /// The fences with the same name, as one program.
  package struct Program: Hashable, Sendable {
    /// The name that the program's fences share, or `line` and a number.
    package var name: String
    /// The line number of the program's first fence in the document.
    package var line: Int
    package fileprivate(set) var lines: [Line]

    package init(name: String, line: Int, lines: [Line]) {
      (self.name, self.line, self.lines) = (name, line, lines)
    }

    /// The code, with its line numbers. A template is printed as a multiline string literal, in
    /// which quotation marks don't need to be escaped.
    package var code: [Snippet.Line] {
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

    /// The lines that the program prints before it ends or fails. Empty lines are omitted.
    package var output: [String] { outputLines.map { trimmedEnd($0.printed) } }

    /// The lines of the test that contain ``output``.
    package var outputLines: [Line] {
      lines.prefix { $0.marker != .failure }
        .filter { $0.isOutput && !trimmedEnd($0.printed).isEmpty }
    }

    /// The messages that the test expects from the compiler, in order.
    package var diagnostics: [ExpectedDiagnostic] { ExpectedDiagnostic.all(in: lines) }

    /// The errors among ``diagnostics``.
    package var errors: [ExpectedDiagnostic] { diagnostics.filter { $0.severity == .error } }

    /// Whether the test expects a failure at run time.
    package var mustTrap: Bool { lines.contains { $0.marker == .failure } }

    /// The name by which other programs import this program as a module.
    package var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Whether the program is only a module for other programs to import.
    package var isModule: Bool {
      name.contains(Self.moduleName) && !mustTrap && !lines.contains(where: \.isOutput)
    }

    private static let moduleName = Pattern(/_(Module\d*|library)$/)
  }
}

extension SwiftTest.Line {
  /// The line that the program prints, which is the quoted text of a result such as `Prints "1"`.
  fileprivate var printed: String {
    text.wholeMatch(of: Self.printedText).map { String($0.output.1) } ?? text
  }

  /// Whether the line is expected output.
  package var isOutput: Bool { [.shownOutput, .hiddenOutput, .templateResult].contains(marker) }

  private static let printedText = Pattern(/Prints "(.*)"\.?/)
}
