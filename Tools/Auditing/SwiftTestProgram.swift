import WaymarkModel

extension SwiftTest {
  /// The programs, in the order of their first fences. A fence without a name is a program of its
  /// own.
  var programs: [Program] {
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
  struct Program: Hashable, Sendable {
    var name: String
    /// The line of its first fence.
    var line: Int
    fileprivate(set) var lines: [Line]

    init(name: String, line: Int, lines: [Line]) {
      (self.name, self.line, self.lines) = (name, line, lines)
    }

    /// The code, with its line numbers. A template is a literal of several lines, in which quotes
    /// need no escapes.
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

    /// The lines that it prints before it ends or fails. Empty lines aren't compared.
    var output: [String] {
      lines.prefix { $0.marker != .failure }.filter(\.isOutput)
        .map { trimmedEnd($0.text) }.filter { !$0.isEmpty }
    }

    /// The messages that the compiler reports, in order.
    var diagnostics: [ExpectedDiagnostic] { ExpectedDiagnostic.all(in: lines) }

    var errors: [ExpectedDiagnostic] { diagnostics.filter { $0.severity == .error } }

    var mustTrap: Bool { lines.contains { $0.marker == .failure } }

    /// The name as that of a module, under which other programs import it.
    var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Whether other programs can import it, and it does nothing else.
    var isModule: Bool {
      name.contains(/_(Module\d*|library)$/) && !mustTrap && !lines.contains(where: \.isOutput)
    }
  }
}

extension SwiftTest.Line {
  /// Whether it is printed by the program.
  var isOutput: Bool { [.shownOutput, .hiddenOutput, .templateResult].contains(marker) }
}

/// A message that a test expects from the compiler.
struct ExpectedDiagnostic: Equatable {
  var severity: Diagnostic.Severity
  /// The beginning of the message.
  var text: String
  /// The line of code to which it belongs, as the compiler quotes it; empty if it isn't known.
  var code: String
  /// The line number in the document.
  var number: Int

  static func all(in lines: [SwiftTest.Line]) -> [Self] {
    var diagnostics: [Self] = []
    for line in lines {
      if line.marker == .diagnostic,
        let head = line.text.firstMatch(of: /(error|warning|note):\s*(.*)/)
      {
        diagnostics.append(
          Self(
            severity: Diagnostic.Severity(rawValue: String(head.output.1)) ?? .error,
            text: trimmed(head.output.2), code: "", number: line.number))
      } else if line.marker == .diagnosticRest, diagnostics.last?.code == "" {
        diagnostics[diagnostics.count - 1].code = trimmed(line.text)
      }
    }
    return diagnostics
  }

  /// Returns whether a message is the expected one: it has the same text, or it is about the same
  /// line and only its wording differs.
  func matches(_ message: Diagnostic, in block: AuditedBlock) -> Bool {
    guard message.severity == severity else { return false }
    if message.message.hasPrefix(text) { return true }
    let line = block.snippet.lines.first { $0.number == message.location.line }
    return !code.isEmpty && line.map { trimmed($0.text) } == code
  }
}

extension AuditedBlock {
  /// Returns what is wrong with the compiler's messages about a test: errors and warnings that it
  /// expects but that aren't reported, and errors that it doesn't expect.
  ///
  /// - Parameter messages: The compiler's messages of all severities.
  func mismatches(with messages: [Diagnostic]) -> [Diagnostic] {
    guard let test else { return [] }
    let missing = test.diagnostics.filter { expected in
      expected.severity != .note && !messages.contains { expected.matches($0, in: self) }
    }
    let unexpected = messages.filter { message in
      message.severity == .error && !test.errors.contains { $0.matches(message, in: self) }
    }
    return missing.map { expected in
      let place = SourceLocation(file: snippet.location.file, line: expected.number, column: 1)
      return Diagnostic(
        at: place,
        "the compiler doesn't report the \(expected.severity.rawValue) '\(expected.text)'")
    } + unexpected.map { Diagnostic(at: $0.location, $0.message) }
  }
}
