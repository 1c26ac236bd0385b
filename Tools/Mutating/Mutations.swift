import SwiftParser
import SwiftSyntax
import WaymarkModel

import struct WaymarkModel.SourceLocation

/// Returns all mutations of the shown snippets of an example, in the order in which they appear.
///
/// Expectations aren't changed, because an expectation can't detect a change to itself. Imports,
/// attributes, types, and the conditions of `#if` aren't changed either.
///
/// - Parameters:
///   - example: An example that compiles.
///   - article: The example's article.
///   - assertions: The locations of a test store's assertions, which are expectations, too.
/// - Returns: The mutations, some of which might not compile or might have no observable effect;
///   empty for an example that isn't run.
package func mutations(
  of example: Example, in article: Article, assertions: Set<SourceLocation> = []
) -> [Mutation] {
  guard example.plan.runs else { return [] }
  let shown = example.snippets.map { article.snippets[$0] }.filter { $0.visibility == .shown }
  let code = ShownCode(
    example.source, file: article.file, lines: Set(shown.flatMap(\.lines).map(\.number)))
  let tree = Parser.parse(source: example.source.text)
  let cases = EnumCases(viewMode: .sourceAccurate)
  cases.walk(tree)
  let survey = MutationSurvey(shown: code, cases: cases, assertions: assertions)
  survey.walk(tree)
  return survey.mutations.sorted()
}
