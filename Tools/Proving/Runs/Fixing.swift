import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkResults

/// A run that finds the changes that make the expectations in articles match the actual results.
package struct Fixing {
  /// The corrections, and the errors that can't be corrected.
  package struct Result {
    /// The articles whose expectations change.
    package var changes: [FileChange]
    /// The examples whose expectations are corrected.
    package var examples: [Example.ID]
    /// The errors that remain after the corrections, at their locations in the articles as they
    /// were read, followed by notes about the examples that can't be fixed.
    package var remaining: [Diagnostic]
    /// The errors in ``remaining``, at their locations in the changed articles, followed by the
    /// same notes.
    package var remainingAfterwards: [Diagnostic]
  }

  private let proving: Proving
  private let extraction: Extraction

  /// Creates a run by reading the articles and creating their examples.
  ///
  /// - Throws: The errors of ``Proving/extraction()``.
  package init(_ proving: Proving) async throws {
    self.proving = proving
    extraction = try await proving.extraction()
  }

  /// Proves the articles, then proves them again with the corrections.
  ///
  /// If an example then fails, its correction is discarded, because its results change from run to
  /// run.
  ///
  /// - Throws: `EnvironmentError` if an example can't be run.
  package func result() async throws -> Result {
    let evaluations = try await proving.run(extraction.examples, of: extraction)
    let before = Outcome(extraction, proofs: evaluations.map(\.proof))
    var (fixes, notes) = fixes(for: evaluations)
    while true {
      let changed = extraction.applying(fixes)
      let after = fixes.isEmpty ? before : try await proving.prove(changed)
      let failing = Set(after.proofs.filter { !after.isProved($0) }.map(\.example))
      let refuted = fixes.filter { failing.contains($0.id) }
      guard refuted.isEmpty else {
        notes += refuted.map {
          note("its results change from run to run", hint: TestRun.stabilityHint, about: $0.id)
        }
        fixes.removeAll { failing.contains($0.id) }
        continue
      }
      return Result(
        changes: changes(to: changed.articles), examples: fixes.map(\.id),
        remaining: before.assumingProved(Set(fixes.map(\.id))).errors + notes,
        remainingAfterwards: after.errors + notes)
    }
  }

  /// Returns the fixes that can be written, and notes about those that can't.
  private func fixes(for evaluations: [Evaluation]) -> ([ExampleFix], notes: [Diagnostic]) {
    let all = extraction.fixes(for: evaluations)
    let fixes = all.filter(extraction.canApply)
    let written = Set(fixes.map(\.id))
    let notes = all.filter { !written.contains($0.id) }.map {
      note(
        "the actual result can't be written in place of the expected one",
        hint: "correct the expectation yourself", about: $0.id)
    }
    return (fixes, notes)
  }

  private func note(_ reason: String, hint: String, about id: Example.ID) -> Diagnostic {
    let location = Outcome(extraction, proofs: []).location(of: id)
    return Diagnostic(
      .note, at: location ?? SourceLocation(file: id.article, line: 1, column: 1),
      "the example '\(id.name)' can't be fixed: \(reason)", hint: hint)
  }

  private func changes(to articles: [Article]) -> [FileChange] {
    zip(extraction.articles, articles).filter { $0.text != $1.text }.map { old, new in
      FileChange(file: old.file, old: old.text, new: new.text)
    }
  }
}

extension Extraction {
  /// Returns a fix for each example that has corrections.
  func fixes(for evaluations: [Evaluation]) -> [ExampleFix] {
    let articles = Dictionary(
      articles.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    return zip(examples, evaluations).compactMap { example, evaluation in
      articles[example.id.article].flatMap {
        ExampleFix(of: example, evaluation.corrections, in: $0)
      }
    }
  }

  /// Returns whether applying a fix changes the article as intended, and changes nothing else.
  func canApply(_ fix: ExampleFix) -> Bool {
    let changed = applying([fix])
    return changed.diagnostics.count <= diagnostics.count
      && fix.isWritten(in: changed.examples, insteadOf: examples)
  }

  func applying(_ fixes: [ExampleFix]) -> Extraction {
    let edits = Dictionary(grouping: fixes, by: \.id.article).mapValues { $0.flatMap(\.edits) }
    let texts = articles.compactMap { article in
      edits[article.file].map { (article.file, article.text(applying: $0)) }
    }
    return replacing(Dictionary(texts, uniquingKeysWith: { first, _ in first }))
  }
}

extension Outcome {
  /// Returns the outcome as if some examples had passed.
  fileprivate func assumingProved(_ ids: Set<Example.ID>) -> Outcome {
    var outcome = self
    for index in proofs.indices where ids.contains(proofs[index].example) {
      outcome.proofs[index].verdict = .passed
      outcome.proofs[index].diagnostics = []
    }
    return outcome
  }
}
