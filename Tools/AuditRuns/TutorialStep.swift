import WaymarkBlocks
import WaymarkFindings
import WaymarkModel

/// A step of a DocC tutorial: `@Code(name: "Walk.swift", file: "01-01.swift")`. It shows a whole
/// Swift file from the same catalog.
struct TutorialStep: Equatable, Sendable {
  /// The name of the file, without its folder.
  let file: String
  let location: SourceLocation

  /// Returns the steps in a tutorial that show Swift files, in order. Documents of other types have
  /// no steps, because they only describe the directive.
  static func all(in document: AuditedFile) -> [TutorialStep] {
    guard document.path.hasSuffix(".tutorial") else { return [] }
    let directive = /@Code\([^)]*?\bfile:\s*"?([^",)\s]+\.swift)"?[^)]*\)/
    let lines = LineTable(document.text)
    return document.text.matches(of: directive).map { match in
      let offset = document.text.utf8.distance(
        from: document.text.startIndex, to: match.range.lowerBound)
      return TutorialStep(
        file: String(match.output.1),
        location: SourceLocation(
          file: document.path, line: lines.line(of: offset) + 1, column: 1))
    }
  }

  /// The finding about a step whose file isn't in the catalog.
  var finding: BlockFinding {
    BlockFinding(
      at: location, broken: "the catalog has no file '\(file)'",
      hint: "correct the name, or add the file")
  }
}
