import WaymarkModel

/// Returns the examples of articles without their plans and sources, which requires no parsing of
/// Swift. The examples have the same order, names, and snippets as those of `examples(in:)`, and
/// use the same examples.
package func unparsedExamples(
  of articles: [Article], among others: [Article] = []
) -> [Example] {
  let shared = SharedGroups(of: articles + others)
  return zip(articles, shared.groupsByArticle).flatMap { article, groups in
    let chains = uses(in: groups, among: shared)
    return groups.map { Example($0, of: article, using: chains[$0.name]) }
  }
}

extension Example {
  /// Creates an example without a source.
  package init(
    _ group: SnippetGroup, of article: Article, using chain: Result<[SnippetGroup], UseErrors>?
  ) {
    self.init(
      id: group.id, module: "", snippets: group.snippets.map(\.index), plan: .run,
      source: GeneratedSource())
    self.outputs = article.outputs.filter { $0.example == group.name }
    self.used = ((try? chain?.get()) ?? []).reversed().map(\.id)
  }
}
