import WaymarkFindings
import WaymarkModel
import WaymarkOutcomes

extension AuditReport {
  /// Returns the results in the form that other reports and the site use.
  func outcome(of subject: DocumentAudit.Subject) throws -> Outcome {
    let findings = Dictionary(grouping: blocks, by: \.file)
    let audited = try subject.articles().enumerated().map { number, found in
      AuditedArticle(found.article, findings[found.article.file] ?? [], number: number)
    }
    var settings = subject.settings
    settings.isStrict = false
    var outcome = Outcome(
      articles: audited.map(\.article), examples: audited.flatMap(\.examples),
      proofs: audited.flatMap(\.proofs), diagnostics: [], settings: settings)
    outcome.folders = subject.folders
    outcome.environment = ProofEnvironment(
      compiler: subject.library.compiler, platform: subject.library.platform, flags: [])
    return outcome
  }
}
