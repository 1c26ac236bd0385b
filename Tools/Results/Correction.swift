import WaymarkModel

/// A change to an expectation of an example, so that it matches the actual result.
package enum Correction: Equatable, Sendable {
  /// The lines that a snippet prints, for its `// Prints` comments. `snippet` is the snippet's
  /// index in the article.
  case prints(snippet: Int, lines: [String])
  /// The lines of a `text, output=` block, by its index in ``Example/outputs``.
  case output(Int, lines: [String])
  /// The text of `fails=`, `traps=`, or `reports=`.
  case expectedText(String)
}

extension Example {
  /// Returns the example with corrected expectations. All lines of a changed expectation have the
  /// same location: that of the snippet's last `// Prints` comment, or that of the output block.
  package func applying(_ corrections: [Correction]) -> Example {
    corrections.reduce(into: self) { $0.apply($1) }
  }

  private mutating func apply(_ correction: Correction) {
    switch correction {
    case .prints(let snippet, let lines):
      for index in self.prints.indices where self.prints[index].snippet == snippet {
        guard let last = self.prints[index].lines.last else { continue }
        self.prints[index].lines = lines.map { Print.Line(text: $0, location: last.location) }
      }
    case .output(let index, let lines):
      let location = self.outputs[index].location
      self.outputs[index].lines = lines.map {
        Snippet.Line(text: $0, number: location.line, column: location.column)
      }
    case .expectedText(let text): self.plan = self.plan.expecting(text)
    }
  }
}

extension Example.Plan {
  fileprivate func expecting(_ text: String) -> Self {
    switch self {
    case .fails(_, let snippet, let marked): .fails(text: text, snippet: snippet, marked: marked)
    case .traps: .traps(text: text)
    case .reports: .reports(text: text)
    case .run, .compile, .untested, .incomplete, .broken: self
    }
  }

  /// The text that a failure must contain; nil for an example that must not fail.
  package var expectedText: String? {
    switch self {
    case .fails(let text, _, _), .traps(let text), .reports(let text): text
    case .run, .compile, .untested, .incomplete, .broken: nil
    }
  }
}
