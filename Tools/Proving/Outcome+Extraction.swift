import WaymarkModel
import WaymarkOutcomes
import WaymarkRunning

extension Outcome {
  /// Creates the outcome of proving an extraction.
  ///
  /// - Parameter proofs: The proofs of the examples that were proved, in the order of the examples;
  ///   empty if they are only listed.
  package init(_ extraction: Extraction, proofs: [Proof]) {
    self.init(
      articles: extraction.articles, examples: extraction.examples, proofs: proofs,
      diagnostics: extraction.diagnostics, settings: extraction.settings)
    folders = extraction.selection.folders.union([extraction.package.path])
    environment = ProofEnvironment(
      compiler: extraction.library.compiler, platform: extraction.library.platform,
      flags: Engine.compilerFlags)
    (origin, imports) = (extraction.library.origin, extraction.imports)
    (others, unselected) = (extraction.others, extraction.unselected)
  }
}
