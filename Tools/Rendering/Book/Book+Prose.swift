import WaymarkModel
import WaymarkProse

extension Book {
  /// Returns the prose for an article's own page, including listings.
  package func prose(of article: Article, page: String) -> Prose {
    Prose(
      ProsePage(page, links: links, trustsHTML: input.settings.trustsHTML),
      mentions: SectionMentions(mentionedSymbols),
      snippet: { index in
        guard article.snippets.indices.contains(index) else { return "" }
        return SnippetFigure(index, of: article, page: page, in: self).html
      },
      output: { index in
        guard article.outputs.indices.contains(index) else { return "" }
        return self.figure(ofOutput: index, of: article, page: page)
      })
  }
}
