import WaymarkDrawing
import WaymarkLinking
import WaymarkModel

/// Estimates of the sizes of snippets with their results on a page, used to divide large articles
/// into pages.
struct SnippetWeights {
  /// The maximum total size of a page's content and sidebar in bytes: first for a page without the
  /// style sheet for drawings, and then for a page with it.
  private static let (limit, limitWithDrawings) = (67_000, 58_500)

  /// The maximum number of links in the sidebar.
  let sidebarCount: Int
  let proofs: ProofIndex
  let examples: ExampleIndex
  /// The examples whose declarations other examples use.
  let used: Set<Example.ID>

  /// Returns the division of an article into pages.
  func division(of article: Article, _ outline: Outline) -> ArticleParts {
    let hasDrawings = examples.ids(in: article.file).contains(where: proofs.hasDrawings)
    let limit = (hasDrawings ? Self.limitWithDrawings : Self.limit) - 80 * sidebarCount
    return ArticleParts(outline, limit: limit) { block in
      switch block {
      case .snippet(let index) where article.snippets.indices.contains(index):
        weight(of: article.snippets[index], in: article)
      case .output(let index) where article.outputs.indices.contains(index):
        article.outputs[index].lines.reduce(260) { $0 + $1.text.utf8.count + 1 }
      default: 0
      }
    }
  }

  private func weight(of snippet: Snippet, in article: Article) -> Int {
    let code = snippet.lines.reduce(560) { $0 + $1.text.utf8.count * 11 / 6 + 6 }
    guard let example = examples.example(ofSnippet: snippet.index, in: article.file),
      let proof = proofs[example.id]
    else { return code }
    let isHiddenCheck =
      !used.contains(example.id)
      && example.snippets.lazy.filter(article.snippets.indices.contains)
        .allSatisfy { article.snippets[$0].visibility == .hidden }
    // The code of a hidden check is shown only in the proof.
    if isHiddenCheck, !proof.verdict.isBroken { return 250 }
    return code + weight(ofDrawings: proof, at: snippet.index)
      + (snippet.hidesTimeline ? 0 : weight(ofTimeline: proof, at: snippet.index))
      + (example.snippets.last == snippet.index ? weight(ofNotes: proof, of: example) : 0)
  }

  private func weight(ofDrawings proof: Proof, at index: Int) -> Int {
    let pictures = proof.pictures.lazy.filter { $0.snippet == index }
    let maps = proof.maps.lazy.filter { $0.snippet == index }
    return pictures.reduce(0) { $0 + $1.text.utf8.count * 4 + 300 }
      + maps.reduce(0) { $0 + $1.text.utf8.count * 6 + 500 }
  }

  private func weight(ofTimeline proof: Proof, at index: Int) -> Int {
    let steps = proof.timeline.lazy.filter { $0.snippet == index }
    let size = steps.reduce(0) {
      $0 + $1.action.utf8.count + ($1.change?.utf8.count ?? 0) * 11 / 10 + 80
    }
    return min(size, Timeline.limit)
  }

  private func weight(ofNotes proof: Proof, of example: Example) -> Int {
    guard proof.verdict.isBroken || example.plan.isFailure else {
      let isShown = example.outputs.isEmpty && example.prints.isEmpty && !proof.output.isEmpty
      return isShown ? min(proof.output.utf8.count, Note.textLimit) + 120 : 0
    }
    let messages = proof.diagnostics.filter { $0.severity != .warning }.prefix(Note.itemLimit)
    let log = messages.isEmpty ? min(proof.log.utf8.count, 1_000) : 0
    return messages.reduce(log + 200) { $0 + $1.message.utf8.count + 150 }
  }
}
