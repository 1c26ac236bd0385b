import WaymarkMarkup
import WaymarkModel

/// The input from which a site is generated.
package struct SiteInput: Sendable {
  /// The articles in reading order, without the front page.
  package var articles: [Article]
  /// The front page, such as `Articles/Articles.md`. If nil, the front page only lists the
  /// articles.
  package var front: Article?
  /// The examples of all articles, including those of the front page.
  package var examples: [Example]
  /// The proofs of the examples. An example without a proof is shown with the verdict of its plan
  /// if it is never compiled, and otherwise as not compiling.
  package var proofs: [Proof]
  /// A closure that returns the syntax coloring of a snippet of an article or doc comment. It's
  /// called only for snippets that aren't reused from an earlier run. A snippet without coloring is
  /// shown in one color.
  package var highlights: @Sendable (Snippet) -> [Highlight] = { _ in [] }
  /// The files that articles show or link to. Their paths, such as `Articles/images/tree.png`, are
  /// relative to the same folder as those of the articles. See `neededFiles(of:trustsHTML:)`.
  package var files: [SiteFile] = []
  /// The paths of needed files that must not be published, because they are outside the folders
  /// whose files can be published or aren't regular files.
  package var withheldFiles: [String] = []
  /// The public symbols of the library; empty to omit their pages.
  package var symbols: [Symbol] = []
  /// The DocC landing pages of the library's modules that have one, keyed by module. A module is
  /// described by the first paragraph of its page.
  package var landingPages: [String: Article] = [:]
  /// The verdicts, which the site also contains as `verdicts.json`.
  package var report = Report(snippets: [], diagnostics: [])
  /// The site's title, addresses, and other settings.
  package var settings = SiteSettings()
  /// The compiler, platform, and flags of the examples, if known.
  package var environment: ProofEnvironment?
  /// The facts about the run that proved the articles.
  package var run = RunFacts()

  /// Creates the input of a site without files or symbols.
  package init(
    articles: [Article], front: Article? = nil, examples: [Example] = [], proofs: [Proof] = []
  ) {
    self.articles = articles
    self.front = front
    self.examples = examples
    self.proofs = proofs
  }

  /// All articles, starting with the front page if there is one.
  package var allArticles: [Article] { (front.map { [$0] } ?? []) + articles }
}

/// The settings that the owner of the articles chooses for their site.
package struct SiteSettings: Encodable, Hashable, Sendable {
  /// The title of the site; the title of the front page if nil.
  package var title: String?
  /// The language of the prose, as in `<html lang="en">`.
  package var language: String
  /// Whether raw HTML of articles is passed through. Otherwise the tags are removed and their text
  /// is kept.
  package var trustsHTML: Bool
  /// The address at which the site is published, with a trailing slash; nil if it is unknown.
  package var address: String?
  /// The address of the repository with the articles.
  package var repository: String?
  /// The address that, followed by an article's path, opens an editor for the article.
  package var editing: String?
  /// The path of the picture next to the site's title, one of `SiteInput.files`.
  package var logo: String?
  /// The color of links and marks. Each color scheme uses the nearest readable color.
  package var accent: AccentColor?

  package init(title: String? = nil, language: String = "en", trustsHTML: Bool = false) {
    self.title = title
    self.language = language
    self.trustsHTML = trustsHTML
  }
}

/// Facts that can differ between two runs of the same articles. They appear only in `run.html`.
package struct RunFacts: Hashable, Sendable {
  /// The time at which the articles were proved, such as `21 November 2026, 04:30 UTC`.
  package var time: String?
  /// The short hash of the checked-out commit; nil if it is unknown.
  package var commit: String?
  /// The compiler's version, such as `Swift 6.3.1`.
  package var toolchain: String?

  package init(time: String? = nil, commit: String? = nil, toolchain: String? = nil) {
    self.time = time
    self.commit = commit
    self.toolchain = toolchain
  }
}
