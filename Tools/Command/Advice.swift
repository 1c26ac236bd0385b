import WaymarkModel

/// Returns advice for the owner of articles that weren't written for this tool.
///
/// - Returns: Lines of text; empty if everything compiles.
func advice(on outcome: Outcome) -> [String] {
  let broken = Set(
    outcome.proofs.filter { $0.verdict == .doesNotCompile }.map(\.example.article))
  let plain = outcome.articles.filter { broken.contains($0.file) && $0.isPlain }.map(\.file)
  guard !broken.isEmpty else { return [] }
  var lines: [String] = []
  if let first = plain.first {
    let more = plain.count == 1 ? "" : " and \(counted(plain.count - 1, "more file"))"
    lines.append(
      "No block of \(first)\(more) says how it is to be proved. One that goes on from others takes a "
        + "name with them: ```swift, example=NAME. One that is no program says why: "
        + "```swift, untested=\"REASON\"")
  }
  if outcome.imports == [] {
    lines.append(
      "This package has no library product, so that a block sees only what it imports itself; "
        + "the code of a program cannot be imported")
  }
  return lines
}

extension Article {
  /// Whether no fence has one of the tool's options, as in Markdown from elsewhere.
  fileprivate var isPlain: Bool {
    !file.hasSuffix(".swift")
      && snippets.allSatisfy {
        $0.visibility == .shown && $0.example == nil && $0.uses == nil && $0.promise == nil
      }
  }
}
