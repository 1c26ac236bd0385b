import Article

extension Judgement {
  /// The verdict of an example that must not compile.
  ///
  /// - Parameters:
  ///   - text: What an error is to contain.
  ///   - snippet: The generated lines that may hold errors.
  ///   - marked: The generated lines that carry `// error`.
  mutating func expectErrors(
    _ compilation: Compilation, containing text: String, in snippet: ClosedRange<Int>,
    marked: [Int]
  ) -> Verdict {
    let errors = compilation.messages.filter {
      $0.severity == .error && !atlas.isEcho($0, of: compilation.messages)
    }
    guard !errors.isEmpty else {
      return unexpectedSuccess(compilation, text, snippet, marked)
    }
    let isUnclosed = errors.contains { isEnd($0, beyond: snippet.upperBound) }
    let placed = errors.map { error in
      let isBeyond = error.line > snippet.upperBound
      return isUnclosed && isBeyond ? (snippet.upperBound, error) : (error.line, error)
    }
    for (line, error) in placed where !snippet.contains(line) {
      report(
        atlas.place(line: error.line, column: error.column),
        "an error outside the snippet that is expected not to compile: "
          + atlas.translate(error.text),
        hint: "the rest of the example must compile"
      )
    }
    let inside = placed.filter { snippet.contains($0.0) }
    let wanted: [Int?] = marked.isEmpty ? [nil] : marked
    for line in wanted {
      expectError(text, at: line, among: inside.filter { line == nil || $0.0 == line }, snippet)
    }
    return problems.isEmpty ? .passed : .failed
  }

  /// True if the compiler missed, behind the snippet, what closes something.
  private func isEnd(_ error: CompilerMessage, beyond line: Int) -> Bool {
    error.line > line
      && (error.text.hasPrefix("expected '") || error.text.hasPrefix("unterminated")
        || example.source.location(line: error.line, column: error.column) == nil)
  }

  private mutating func expectError(
    _ text: String, at line: Int?, among errors: [(Int, CompilerMessage)],
    _ snippet: ClosedRange<Int>
  ) {
    let match = errors.first { $0.1.text.contains(text) }
    let place =
      match.map { atlas.place(line: $0.0, column: $0.0 == $0.1.line ? $0.1.column : 1) }
      ?? atlas.place(line: line ?? snippet.lowerBound, column: 1)
    expect(
      .compileError, place, "error: \(text)", held: match != nil,
      said: match.map { atlas.translate($0.1.text) })
    guard match == nil else { return }
    let said = errors.map { "“\(atlas.translate($0.1.text))”" }.joined(separator: ", ")
    let whose = line == nil ? "no error in this snippet" : "no error on this line"
    report(
      place, "\(whose) contains “\(text)”",
      hint: said.isEmpty ? nil : "the compiler says \(said)"
    )
  }

  private mutating func unexpectedSuccess(
    _ compilation: Compilation, _ text: String, _ snippet: ClosedRange<Int>, _ marked: [Int]
  ) -> Verdict {
    let place = atlas.place(line: marked.first ?? snippet.lowerBound, column: 1)
    expect(.compileError, place, "error: \(text)", held: false)
    if compilation.object == nil {
      report(place, "the compiler itself failed", hint: "see the log")
    } else {
      report(
        place, "this compiles, but an error that contains “\(text)” is expected",
        hint: "take 'fails=' away, or show code that does not compile"
      )
    }
    return .failed
  }

  mutating func expect(
    _ kind: Proof.Expectation.Kind, _ place: SourceLocation, _ text: String, held: Bool,
    said: String? = nil
  ) {
    expectations.append(
      Proof.Expectation(kind: kind, location: place, text: text, held: held, said: said))
  }
}
