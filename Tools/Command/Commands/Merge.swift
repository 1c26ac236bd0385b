import ArgumentParser
import Foundation
import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkProving
import WaymarkSystem

extension Waymark {
  struct Merge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Merges the reports of all shards of a run.",
      discussion: """
        The result is the same as that of a single run, but the site has pages for the library's \
        symbols only if the package has been built. The articles must not have changed since they \
        were proved. Missing shards, duplicate shards, and shards from different runs are errors, \
        and so are shards that were proved with different library sources.

        EXAMPLES
          waymark test --shard 1/2 --report 1.json
          waymark test --shard 2/2 --report 2.json
          waymark merge 1.json 2.json --report junit.xml --output _site
        """
    )

    @Argument(help: ArgumentHelp("The JSON reports of all shards.", valueName: "report"))
    var reports: [String]

    @OptionGroup var reporting: ReportOptions

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("Also write the site to this folder.", valueName: "folder"))
    var output: String?

    @Flag(inversion: .prefixedNo, help: .strict)
    var strict: Bool?

    /// Merges the reports. Reads all of them before it writes anything.
    ///
    /// - Throws: `Failure.call` if shards are missing or incompatible; `ExitCode.notProved` if the
    ///   merged outcome isn't proved.
    func run() async throws {
      try reporting.checkFiles(reading: reports)
      let package = PackageFolder.ofWorkingFolder()
      let site = try output.map { try SiteOutput($0, for: package, arguments: Waymark.arguments) }
      let shards = try ShardReports(reports)
      let (proving, extraction) = try await extraction(of: shards, in: package)
      var outcome = Outcome(extraction, proofs: try proofs(of: extraction, in: shards))
      if site != nil {
        let library = try await LibrarySymbols.ofLastBuild(
          of: package, orElse: LibrarySymbols.consequenceForSite, reportingTo: proving.progress)
        outcome.add(library)
      }
      let facts = await outcome.facts(at: Date())
      try site?.write(&outcome, in: facts, extraction.parserCache, proving.progress)
      ResultsPrinter.show(outcome, printsReport: reporting.printsReport)
      reporting.showSummary(Summary.line(of: outcome))
      if let site { reporting.showSummary(site.announcement) }
      try reporting.write(outcome, reading: reports)
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Returns the examples of the run, re-created from the articles.
    ///
    /// - Throws: `Failure.call` if the articles differ from those that were proved.
    private func extraction(
      of shards: ShardReports, in package: PackageFolder?
    ) async throws -> (Proving, Extraction) {
      var request = try ProvingRequest(
        articles: shards.common.articles, in: package,
        isContinuousIntegration: Machine.isContinuousIntegration)
      request.isStrict = strict
      request.filter.pattern = shards.common.filter
      let name = shards.common.run.scope
      guard let scope = ExampleScope(rawValue: name), scope != .auto else {
        throw Failure.call(
          "shards that were proved with '--scope \(name)' can't be merged",
          hint:
            "run 'waymark adopt --write' to add options to the blocks, then run 'waymark test' "
            + "again for all shards, without --scope")
      }
      request.scope = scope
      let proving = Proving(request)
      let extraction = try await proving.listing(using: Library(of: shards.common))
      guard
        Report.ShardContents.digest(of: extraction.articles + extraction.others)
          == shards.common.digest
      else {
        throw Failure.call(
          "the articles differ from those that were proved",
          hint: "run 'waymark merge' in a checkout of the commit that the shards were proved from")
      }
      return (proving, extraction)
    }

    /// Returns the proof of each example, in the order of the examples.
    ///
    /// - Throws: `Failure.call` if the reports don't contain one of the proofs.
    private func proofs(of extraction: Extraction, in shards: ShardReports) throws -> [Proof] {
      try extraction.examples.map { example in
        guard let proof = shards.proofs[example.id] else {
          throw Failure.call(
            "no report contains a result for '\(example.id)'",
            hint: "run 'waymark test' again for all shards, without --fail-fast and with the same "
              + "--durations file if you use one")
        }
        return proof
      }
    }
  }
}

extension Library {
  /// Creates a library with only the properties that reports need, as they were when a shard of
  /// the run was proved.
  fileprivate init(of shard: Report.ShardContents) {
    self.init(modules: shard.imports)
    (compiler, platform) = (shard.compiler, shard.platform)
  }
}
