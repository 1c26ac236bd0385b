import WaymarkGrouping
import WaymarkModel
import WaymarkReading
import WaymarkResults

/// The edits to an article that make an example pass.
struct ExampleFix {
  let edits: [TextEdit]
  /// The example with the corrected expectations.
  private let fixed: Example

  var id: Example.ID { fixed.id }

  /// Creates a fix. Returns nil if there is nothing to correct.
  init?(of example: Example, _ corrections: [Correction], in article: Article) {
    guard !corrections.isEmpty else { return nil }
    let editor = ExpectationEditor(article)
    fixed = example.applying(corrections)
    edits = corrections.flatMap { correction -> [TextEdit] in
      switch correction {
      case .prints(let snippet, let lines):
        example.prints.filter { $0.snippet == snippet }.flatMap {
          editor.edits(of: $0, in: article.snippets[snippet], to: lines)
        }
      case .output(let index, let lines): editor.edits(of: example.outputs[index], to: lines)
      case .expectedText(let text):
        example.snippets.compactMap { index in
          let snippet = article.snippets[index]
          return snippet.expectedResult.flatMap {
            editor.edit(of: $0.option, in: snippet, to: text)
          }
        }
      }
    }
  }

  /// Returns whether the fixed example has its corrected expectations after the change, and all
  /// other examples have their old expectations.
  func isWritten(in changed: [Example], insteadOf old: [Example]) -> Bool {
    changed.elementsEqual(old) { changed, old in
      changed.id == old.id && Expected(changed) == Expected(old.id == id ? fixed : old)
    }
  }
}

/// The expectations of an example that a fix can change. They are compared byte by byte.
private struct Expected: Equatable {
  private let prints, outputs: [[[UInt8]]]
  private let text: [UInt8]?
  private let isBroken: Bool

  init(_ example: Example) {
    prints = example.prints.map { $0.lines.map { Array($0.text.utf8) } }
    outputs = example.outputs.map { $0.lines.map { Array($0.text.utf8) } }
    text = example.plan.expectedText.map { Array($0.utf8) }
    isBroken = if case .broken = example.plan { true } else { false }
  }
}
