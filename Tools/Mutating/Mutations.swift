public import WaymarkModel
public import struct WaymarkModel.SourceLocation
import SwiftParser
import SwiftSyntax

/// Returns all mutations of the shown snippets of an example, in the order of the article.
///
/// Checks are left alone, for a check can't notice a change of itself. So are imports, attributes,
/// types and the conditions of `#if`.
///
/// - Parameters:
///   - example: An example that compiles.
///   - article: The example's article.
///   - assertions: The locations of a test store's assertions, which are checks, too.
/// - Returns: Mutations, which may not compile or may have no observable effect. None for an
///   example that doesn't run.
public func mutations(
  of example: Example, in article: Article, assertions: Set<SourceLocation> = []
) -> [Mutation] {
  guard example.plan.isRun else { return [] }
  let shown = example.snippets.map { article.snippets[$0] }.filter { $0.visibility == .shown }
  let code = ShownCode(example.source, file: article.file, lines: Set(shown.flatMap(\.lines).map(\.number)))
  let tree = Parser.parse(source: example.source.text)
  let cases = EnumCases(viewMode: .sourceAccurate)
  cases.walk(tree)
  let survey = MutationSurvey(shown: code, cases: cases, assertions: assertions)
  survey.walk(tree)
  return survey.mutations.sorted()
}

extension Example.Plan {
  fileprivate var isRun: Bool {
    switch self {
    case .run, .traps, .reports: true
    case .compile, .fails, .untested, .incomplete, .broken: false
    }
  }
}
