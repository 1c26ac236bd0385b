import WaymarkModel

/// Returns the syntax coloring of a snippet's code, based on its syntax tree.
///
/// - Parameters:
///   - snippet: Code, which can be incomplete. Text that can't be parsed isn't colored.
///   - parserCache: The cache of parser results.
/// - Returns: Ranges of `snippet.code`, in ascending order and without overlap.
package func highlights(
  of snippet: Snippet, parserCache: ParserCache = ParserCache()
) -> [Highlight] {
  parserCache.analysis(of: snippet.code).highlights
}
