import ArgumentParser
import Foundation
import WaymarkOutcomes
import WaymarkProject
import WaymarkProving
import WaymarkSystem

extension Waymark {
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build",
      // Without a parent, the parser would first look for requests that only the root understands,
      // which takes a quarter of its time.
      _superCommandName: "waymark",
      abstract: "Proves the examples in Markdown files and generates a site with the results.",
      discussion: """
        Examples that aren't proved are shown with their errors. A file named .waymark in the \
        site's folder lists the files that were written. The next run replaces or removes only \
        these files, and stops if it would replace one that has been edited since; everything \
        else in the folder is kept. If the site can't be written, the old one is kept.

        EXAMPLES
          waymark build                        write the site of Articles/ to _site/
          waymark build Docs --output public   write the site of Docs/ to public/
        """
    )

    @OptionGroup var options: ProvingOptions

    @OptionGroup var running: RunOptions

    @OptionGroup var reporting: ReportOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The site's folder.", valueName: "folder"))
    var output = "_site"

    /// Proves the examples and writes the site, even if some examples aren't proved. The reports
    /// are written last, so a failure to write one leaves a complete site.
    ///
    /// - Throws: `ExitCode.notProved` if the outcome isn't proved.
    func run() async throws {
      let package = PackageFolder.ofWorkingFolder()
      let site = try SiteOutput(output, for: package, arguments: Waymark.arguments)
      try reporting.checkFiles()
      let request = try options.request(in: package)
      let finished = try beginRecord(of: request)
      let proving = try await Proving(request, running.request)
      let extraction = try await proving.extraction()
      var outcome = try await proving.prove(extraction)
      outcome.add(
        try await LibrarySymbols.all(in: extraction, reportingTo: proving.progress))
      let facts = await outcome.facts(at: Date())
      try site.write(&outcome, in: facts, extraction.parserCache, proving.progress)
      ResultsPrinter.show(outcome, printsReport: reporting.printsReport)
      let summary = Summary.line(of: outcome)
      reporting.showSummary(summary)
      reporting.showSummary(site.announcement)
      try reporting.write(outcome)
      try? await finished?.record(
        outcome, of: extraction.library, at: facts.commit, lines: [summary, site.announcement])
      keepUntilExit((extraction, outcome))
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Prints the results of the last build with the same arguments if repeating it would change
    /// nothing. The arguments aren't parsed, because that would take longer than everything else.
    ///
    /// - Returns: Whether the results were printed, so that nothing else needs to be done.
    static func repeatsFinishedBuild() async -> Bool {
      guard Waymark.arguments.first == Self.configuration.commandName,
        (try? Limits.check()) != nil, let package = PackageFolder.ofWorkingFolder(),
        let lines = try? await FinishedBuild.repeatedLines(
          of: Waymark.arguments, in: package,
          isContinuousIntegration: Machine.isContinuousIntegration)
      else { return false }
      for line in lines { Console.print(line) }
      return true
    }

    /// Begins to record a build, so that a later build of the same inputs can be skipped. Returns
    /// nil if a later build must run, for example because it writes reports or uses a shared cache.
    private func beginRecord(of request: ProvingRequest) throws -> FinishedBuild? {
      guard
        try reporting.isEmpty && !running.fresh && !running.sandbox && options.scope != .auto
          && running.request.sharedCache() == nil
      else { return nil }
      var finished = try FinishedBuild(request, output: output, arguments: Waymark.arguments)
      try? finished.begin()
      return finished
    }
  }
}
