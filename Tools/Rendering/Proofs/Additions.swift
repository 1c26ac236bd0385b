import WaymarkBook
import WaymarkModel

/// Returns a description of the additions to the author's code.
func additionsInWords(to example: Example) -> String {
  let kinds = Set(example.source.lines.flatMap(\.spans).map(\.purpose))
  let parts = Purpose.allCases.filter(kinds.contains).compactMap(\.words)
  let modules = example.aliases.sorted { $0.key < $1.key }.map { name, real in
    " The module \(real) replaces \(name)."
  }
  let added =
    parts.isEmpty
    ? "Nothing was added." : "The tool added the dimmed code: \(parts.joined(separator: "; "))."
  return added + modules.joined()
}

private enum Purpose: CaseIterable {
  case author, scaffolding, marker, expectation, continuation, picture

  /// The description of the code; nil for the author's code.
  var words: String? {
    switch self {
    case .author: nil
    case .scaffolding: "imports, and a function around the statements"
    case .marker: "calls that report which snippet is running"
    case .expectation: "arguments that report each expectation"
    case .continuation: "statements that show whether code after an 'await' was reached"
    case .picture: "calls that take pictures and draw maps"
    }
  }
}

extension GeneratedSource.Span {
  fileprivate var purpose: Purpose {
    switch kind {
    case .author: .author
    case .scaffolding, .harness: .scaffolding
    case .marker: .marker
    case .expectation: .expectation
    case .continuation: .continuation
    case .picture: .picture
    }
  }
}
