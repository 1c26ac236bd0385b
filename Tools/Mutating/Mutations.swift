public import WaymarkModel
import SwiftParser
import SwiftSyntax

/// Every change that is made to the shown snippets of an example, one at a time, in the order of the
/// article.
///
/// Checks are left alone, for a check can't notice a change of itself. So are imports, attributes,
/// types and the conditions of `#if`.
///
/// - Parameters:
///   - example: One that compiles.
///   - article: The article that it belongs to.
/// - Returns: Changes that may not compile, and may change nothing that can be noticed. None for an
///   example that is not run.
public func mutations(of example: Example, in article: Article) -> [Mutation] {
  guard example.plan.isRun else { return [] }
  let shown = example.snippets.map { article.snippets[$0] }.filter { $0.visibility == .shown }
  let code = ShownCode(example.source, file: article.file, lines: Set(shown.flatMap(\.lines).map(\.number)))
  let tree = Parser.parse(source: example.source.text)
  let cases = EnumCases(viewMode: .sourceAccurate)
  cases.walk(tree)
  let survey = MutationSurvey(shown: code, cases: cases)
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
