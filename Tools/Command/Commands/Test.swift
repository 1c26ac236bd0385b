import ArgumentParser
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkProving

extension Waymark {
  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test",
      abstract: "Compiles, runs, and checks examples in Markdown files, and reports the results.",
      discussion: """
        EXAMPLES
          waymark test                          prove Articles/
          waymark test Routes#saving            prove one example of Articles/Routes.md
          waymark test README.md Docs Sources   prove Markdown and doc comments
          waymark test --report verdicts.json --report junit.xml
          waymark test --shard 2/5 --report shard2.json
        """
    )

    @OptionGroup var options: ProvingOptions

    @OptionGroup var filtering: FilterOptions

    @OptionGroup var running: RunOptions

    @OptionGroup var repeating: RepetitionOptions

    @OptionGroup var reporting: ReportOptions

    @Flag(help: "List the examples instead of proving them.")
    var list = false

    @Flag(help: "Prove changed examples again each time a file is saved. Press Control-C to stop.")
    var watch = false

    /// Proves the examples, lists them, or watches them until the process is interrupted.
    ///
    /// - Throws: `ExitCode.notProved` if the outcome isn't proved. A watch shows failures instead
    ///   of throwing them.
    func run() async throws {
      try reporting.checkFiles()
      var request = try options.request()
      request.filter = filtering.exampleFilter
      let proving = try await Proving(request, running.request)
      if list { return try await showList(proving) }
      if watch { return try await WatchLoop(request).run(watching(proving)) }
      let outcome = try await TestRun(
        proving, count: repeating.count, failsFast: repeating.failFast
      ).outcome()
      ResultsPrinter.show(outcome, printsReport: reporting.printsReport)
      reporting.showSummary(Summary.line(of: outcome))
      let shard = filtering.shard.map {
        Report.ShardContents($0, of: outcome, request, isSandboxed: running.sandbox)
      }
      try reporting.write(outcome, shard: shard)
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Returns a closure that proves the changed examples again. A cancelled run shows nothing.
    private func watching(_ proving: Proving) -> @Sendable () async -> Void {
      {
        do {
          ResultsPrinter.show(.success(try await proving.prove()))
        } catch {
          guard !Task.isCancelled else { return }
          ResultsPrinter.show(.failure(error))
        }
      }
    }

    /// Prints the identifiers of the selected examples in order, and then the errors of the
    /// articles.
    private func showList(_ proving: Proving) async throws {
      let listing = try await proving.listing()
      for example in listing.examples { Console.print("\(example.id)") }
      let outcome = Outcome(listing, proofs: [])
      ResultsPrinter.show(outcome)
      if !outcome.isProved { throw ExitCode.notProved }
    }
  }
}
