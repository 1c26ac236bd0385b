import Article

/// Everything that a site is made of.
public struct SiteInput: Sendable {
  /// In reading order, without the front page.
  public var articles: [Article]
  /// `Articles/Articles.md`. Without one, the front page only lists the articles.
  public var front: Article?
  /// The examples of all articles, the front page's included.
  public var examples: [Example]
  /// One per example. An example without one is shown as not proved.
  public var proofs: [Proof]
  /// By article's file: how each snippet is coloured, by index; a missing one stays plain.
  public var highlights: [String: [[Highlight]]]
  /// Files that articles show or link to, at the path by which the article's folder leads to them:
  /// `Articles/images/tree.png`. See `neededFiles(of:)`.
  public var files: [SiteFile]
  /// The paths of needed files that the site may not hold: they are outside of the folders whose
  /// files may be published, or aren't plain files.
  public var withheldFiles: [String] = []
  public var report: Report
  public var settings: SiteSettings
  public var run: RunFacts

  public init(
    articles: [Article], front: Article? = nil, examples: [Example] = [], proofs: [Proof] = [],
    highlights: [String: [[Highlight]]] = [:], files: [SiteFile] = [],
    report: Report = Report(snippets: [], diagnostics: []),
    settings: SiteSettings = SiteSettings(), run: RunFacts = RunFacts()
  ) {
    self.articles = articles
    self.front = front
    self.examples = examples
    self.proofs = proofs
    self.highlights = highlights
    self.files = files
    self.report = report
    self.settings = settings
    self.run = run
  }

  /// The front page first, where there is one.
  var allArticles: [Article] { (front.map { [$0] } ?? []) + articles }
}

/// What the owner of the articles chooses about their site.
public struct SiteSettings: Hashable, Sendable {
  /// Nil: the title of the front page.
  public var title: String?
  /// The language of the prose, as in `<html lang="en">`.
  public var language: String
  /// Whether raw HTML of an article is passed on. It is left out otherwise, its text kept.
  public var trustsHTML: Bool

  public init(title: String? = nil, language: String = "en", trustsHTML: Bool = false) {
    self.title = title
    self.language = language
    self.trustsHTML = trustsHTML
  }
}

/// What differs between two runs over the same articles. It ends up in `run.css` alone.
public struct RunFacts: Hashable, Sendable {
  /// When the articles were proved, as a reader would say it: `21 November 2026, 04:30 UTC`.
  public var time: String?
  public var commit: String?
  /// `Swift 6.3.1`
  public var toolchain: String?

  public init(time: String? = nil, commit: String? = nil, toolchain: String? = nil) {
    self.time = time
    self.commit = commit
    self.toolchain = toolchain
  }
}
