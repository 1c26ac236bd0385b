import WaymarkLinking
import WaymarkModel
import WaymarkProject

extension Outcome {
  /// The front page of the folder that was proved, if there is one.
  package var front: Article? { articles.first { $0.name == ArticleFiles.home } }

  /// The addresses of the articles and proofs in the site.
  package var siteMap: SiteMap {
    SiteMap(
      articles: articles.map(\.file),
      examples: examples.filter { !$0.plan.isUntested }.map(\.id), front: front?.file)
  }

  /// Returns the report of the run.
  ///
  /// - Parameter hasDurations: Whether to include durations, which differ from run to run.
  package func report(hasDurations: Bool = false) -> Report {
    let map = siteMap
    let files = Dictionary(uniqueKeysWithValues: articles.map { ($0.file, $0) })
    let verdicts = Dictionary(uniqueKeysWithValues: proofs.map { ($0.example, $0) })
    let coverage = LineCoverage(proofs)
    var entries: [Report.Entry] = []
    for example in examples {
      guard let article = files[example.id.article], let proof = verdicts[example.id] else {
        continue
      }
      for index in example.snippets {
        let lines = coverage.lines(of: article.snippets[index])
        var entry = Report.Entry(
          article: article.file, line: article.snippets[index].location.line,
          example: example.id.name, verdict: proof.verdict)
        entry.expectations = proof.counted.count
        entry.proof = map.proofAddress(of: example.id) ?? ""
        entry.duration = hasDurations ? proof.duration : nil
        (entry.linesRan, entry.linesUnreached) = (lines.ran, lines.unreached)
        entries.append(entry)
      }
    }
    entries.sort { ($0.article, $0.line) < ($1.article, $1.line) }
    return Report(snippets: entries, diagnostics: errors.map(Report.DiagnosticEntry.init))
  }
}
