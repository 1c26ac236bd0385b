import WaymarkModel
import WaymarkProject

/// Returns advice if examples don't compile, for example because their articles weren't written for
/// this tool. Unlike the hint of a diagnostic, the advice is about the whole run.
///
/// - Returns: Lines of text; empty if everything compiles or there is nothing to suggest.
package func advice(on outcome: Outcome) -> [String] {
  let broken = Set(
    outcome.proofs.filter { $0.verdict == .doesNotCompile }.map(\.example.article))
  let plain = outcome.articles.filter { broken.contains($0.file) && $0.isPlain }.map(\.file)
  guard !broken.isEmpty else { return [] }
  var lines: [String] = []
  if let first = plain.first {
    let more = plain.count == 1 ? "" : " and \(counted(plain.count - 1, "more file"))"
    lines.append(
      "The snippets in \(first)\(more) have no options. Give snippets that build on each other the "
        + "same name: ```swift, example=NAME. For a snippet that can't be run, give the reason: "
        + "```swift, untested=\"REASON\"")
    lines.append(
      "For documentation that wasn't written for Waymark, run 'waymark audit \(first)', which shows "
        + "the blocks that are broken, or 'waymark adopt \(first)', which shows the options to add")
  }
  if outcome.imports == [] {
    lines.append(
      "No modules are imported into the examples, because the package has no library product or "
        + "the setting 'imports' is an empty list; import the package's module in the snippet "
        + "(the code of an executable can't be imported)")
  }
  return lines
}

extension Article {
  /// Whether the article is a Markdown file in which no block has an option or is hidden, as in
  /// Markdown that wasn't written for the tool. False if `--scope` has grouped the snippets.
  fileprivate var isPlain: Bool {
    !file.isSwiftFile && outputs.isEmpty
      && snippets.allSatisfy {
        $0.visibility == .shown && $0.example == nil && $0.options.isEmpty
      }
  }
}
