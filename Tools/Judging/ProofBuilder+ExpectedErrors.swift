import WaymarkModel
import WaymarkResults

extension ProofBuilder {
  /// Returns the verdict of an example that must not compile.
  ///
  /// - Parameters:
  ///   - text: The text that an error must contain.
  ///   - snippet: The generated lines that can contain errors.
  ///   - marked: The generated lines that are marked with `// error`.
  mutating func expectErrors(
    _ compilation: Compilation, containing text: String, in snippet: ClosedRange<Int>,
    marked: [Int]
  ) -> Verdict {
    let errors = compilation.messages.filter {
      $0.severity == .error && !sourceMap.isEcho($0, of: compilation.messages)
    }
    guard compilation.object == nil, compilation.unparsedOutput.isEmpty, !errors.isEmpty else {
      let line = marked.first ?? snippet.lowerBound
      return missingError(compilation, text, sourceMap.location(line: line, column: 1))
    }
    // The compiler reports a missing delimiter at the end of the code that it could belong to.
    let isUnclosed = example.planningSnippets?.isUnclosed ?? false
    let placed = errors.map { error in
      let isBeyond =
        error.line > snippet.upperBound
        && (isUnclosed || example.source.location(line: error.line, column: error.column) == nil)
      return isBeyond ? (snippet.upperBound, error) : (error.line, error)
    }
    for (line, error) in placed where !snippet.contains(line) {
      report(
        sourceMap.location(line: error.line, column: error.column),
        "unexpected error outside the snippet with 'fails=': "
          + sourceMap.translate(error.text),
        hint: "correct this error, because the rest of the example must compile"
      )
    }
    let inside = placed.filter { snippet.contains($0.0) }
    let wanted: [Int?] = marked.isEmpty ? [nil] : marked
    for line in wanted {
      let candidates = inside.filter { line == nil || $0.0 == line }
      let expected = ExpectedError(text: text, line: line, snippet: snippet)
      expectError(expected, among: candidates, of: errors)
    }
    return diagnostics.isEmpty ? .passed : .failed
  }

  /// Adds the expectation of an error, and reports it if it doesn't hold.
  ///
  /// - Parameter all: All errors of the compilation, which are shown if the expected error is
  ///   missing.
  private mutating func expectError(
    _ expected: ExpectedError, among errors: [(Int, CompilerMessage)], of all: [CompilerMessage]
  ) {
    let (text, line) = (expected.text, expected.line)
    let match = errors.first { $0.1.text.contains(text) }
    let location =
      match.map { sourceMap.location(line: $0.0, column: $0.0 == $0.1.line ? $0.1.column : 1) }
      ?? sourceMap.location(line: line ?? expected.snippet.lowerBound, column: 1)
    expectations.append(
      Proof.Expectation(
        kind: .compileError, location: location, text: "error: \(text)", held: match != nil,
        observed: match.map { sourceMap.translate($0.1.text) }))
    guard match == nil else { return }
    let reported = all.map { error in
      "\n\(sourceMap.location(line: error.line, column: error.column)): \(sourceMap.translate(error.text))"
    }
    report(
      location,
      "expected an error containing '\(text)' \(line == nil ? "in this snippet" : "on this line"); "
        + "the compiler reported:" + reported.joined(),
      hint: "change the text of 'fails=' to part of a reported error, "
        + (line == nil
          ? "or change the code"
          : "change the code, or move '// error' to the line of the error")
    )
  }

  private mutating func missingError(
    _ compilation: Compilation, _ text: String, _ location: SourceLocation
  ) -> Verdict {
    expectations.append(
      Proof.Expectation(
        kind: .compileError, location: location, text: "error: \(text)", held: false))
    if compilation.object == nil {
      reportFailure(of: compilation, at: location)
    } else {
      let isWarning = compilation.messages.contains { $0.text.contains(text) }
      report(
        location, "expected an error containing '\(text)', but this compiles",
        hint: (isWarning ? "only a warning contains it; " : "")
          + "remove 'fails=', or show code that doesn't compile"
      )
    }
    return .failed
  }
}

/// An error that the compiler must report.
private struct ExpectedError {
  /// The text that the error must contain.
  var text: String
  /// The generated line that is marked with `// error`; nil for any line of the snippet.
  var line: Int?
  /// The generated lines of the snippet.
  var snippet: ClosedRange<Int>
}
