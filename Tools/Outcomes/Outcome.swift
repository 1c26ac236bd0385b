import WaymarkModel
import WaymarkProject

/// The results of a run, from which the console output, the report, and the exit code are derived.
package struct Outcome {
  /// The articles in reading order.
  package var articles: [Article]
  /// The examples, in the order of the articles.
  package var examples: [Example]
  /// The proofs of the examples that were proved, in the order of the examples.
  package var proofs: [Proof]
  /// The errors and warnings that aren't part of a proof, in the order in which they were found.
  package var diagnostics: [Diagnostic]
  /// The settings for the articles, with the overrides of the command line.
  package var settings: Settings
  /// The folders whose files can be published: the package, and those of ``Selection/folders``.
  package var folders: Set<String> = []
  /// The public symbols of the library; empty if they are unknown.
  package var symbols: [Symbol] = []
  /// The DocC landing pages of the library's modules that have one, keyed by module.
  package var landingPages: [String: Article] = [:]
  /// The compiler, platform, and flags of the examples; nil if there was nothing to compile.
  package var environment: ProofEnvironment?
  /// A digest of everything that the library was built from; nil if that is unknown.
  package var origin: String?
  /// The modules that every example imports; nil if there was nothing to compile.
  package var imports: [String]? = nil
  /// Other articles whose examples can be used.
  package var others: [Article] = []
  /// The examples that the command line specifies but the filter doesn't select, without their
  /// sources.
  package var unselected: [Example] = []
  /// The paths of the files that the articles in a site show or link to, whether or not they exist,
  /// sorted. Empty until the site is rendered.
  package internal(set) var linkedFiles: [String] = []
  /// The number of examples that weren't run because the run stopped early.
  package var skipped = 0

  /// Creates the outcome of a run.
  ///
  /// - Parameter proofs: The proofs of the examples that were proved, in the order of the examples.
  package init(
    articles: [Article], examples: [Example], proofs: [Proof], diagnostics: [Diagnostic],
    settings: Settings
  ) {
    (self.articles, self.examples, self.proofs) = (articles, examples, proofs)
    (self.diagnostics, self.settings) = (diagnostics, settings)
  }

  /// Whether examples that check nothing count as not proved, and lines that no passing example
  /// runs are errors.
  package var isStrict: Bool { settings.isStrict ?? false }

  /// All errors of articles and their examples, sorted by location.
  package var errors: [Diagnostic] {
    let found = proofs.flatMap(errors)
    let all =
      diagnostics.filter { $0.severity == .error } + found + (isStrict ? unreachedLines : [])
    return all.sorted { $0.location < $1.location }.uniqued()
  }

  /// Returns the errors that keep an example from being proved; empty if it is proved.
  package func errors(of proof: Proof) -> [Diagnostic] {
    guard !isProved(proof) else { return [] }
    return proof.diagnostics.filter { $0.severity == .error }.map(hinted) + unchecked(proof)
  }

  /// Whether the run succeeds: no article has an error, and every example is proved.
  package var isProved: Bool { errors.isEmpty && proofs.allSatisfy(isProved) }

  /// The number of examples with each verdict.
  package var counts: [Verdict: Int] {
    proofs.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
  }

  /// Returns whether a verdict can still count as success, depending on the examples that haven't
  /// run yet.
  package func isAcceptable(_ proof: Proof) -> Bool {
    proof.verdict == .compiled || isProved(proof)
  }

  /// Returns whether a verdict counts as success in this run.
  package func isProved(_ proof: Proof) -> Bool {
    switch proof.verdict {
    case .passed, .untested: true
    case .compiled: !isStrict || isUsedByPassing(proof.example) || canBeUsed(proof.example)
    case .failed, .doesNotCompile, .crashed, .timedOut: false
    }
  }

  /// Returns whether a passing example uses the given example, which then counts as proved even if
  /// nothing in it is checked.
  private func isUsedByPassing(_ id: Example.ID) -> Bool {
    !PassingUsers(examples, proofs)[id].isEmpty
  }

  /// Returns whether an example that wasn't run could use and check the given example.
  private func canBeUsed(_ id: Example.ID) -> Bool {
    skipped > 0 || unselected.contains { $0.used.contains(id) }
  }

  private func unchecked(_ proof: Proof) -> [Diagnostic] {
    guard proof.verdict == .compiled, let location = location(of: proof.example) else { return [] }
    return [
      Diagnostic(
        at: location, "nothing in the example '\(proof.example.name)' is checked",
        hint: "add an '#expect', let a passing example refer to it with 'uses=', "
          + "or say why it can't be tested: untested=\"…\""
      )
    ]
  }

  /// Returns the location of an example's first snippet; nil for an example that isn't in this run.
  package func location(of id: Example.ID) -> SourceLocation? {
    guard let example = examples.first(where: { $0.id == id }),
      let article = articles.first(where: { $0.file == id.article }),
      let first = example.snippets.first
    else { return nil }
    return article.snippets[first].location
  }

  /// The locations of all examples. For many examples, this is faster than ``location(of:)``.
  package var locations: [Example.ID: SourceLocation] {
    let files = Dictionary(articles.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    return examples.reduce(into: [:]) { locations, example in
      guard let first = example.snippets.first else { return }
      locations[example.id] = files[example.id.article]?.snippets[first].location
    }
  }
}
