import ArgumentParser

extension Waymark {
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Proves Markdown and generates a site that shows the results.",
      discussion: """
        Broken examples are shown as broken. A file named .waymark in the site's folder lists the \
        files that were written. The next run replaces or removes only these files, and stops if \
        one of them has been edited since; everything else in the folder is kept. If the site \
        can't be written, the old one is kept.

        EXAMPLE
          waymark build
          waymark build Docs --output public
        """
    )

    @OptionGroup var options: ProvingOptions

    @OptionGroup var running: RunOptions

    @OptionGroup var reporting: ReportOptions

    @Option(name: .shortAndLong, help: ArgumentHelp("The site's folder.", valueName: "folder"))
    var output = "_site"

    func run() async throws {
      let site = try SiteOutput(output)
      try reporting.refuseForeignFiles()
      let proving = try await Proving(options, running)
      let extraction = try await proving.extraction()
      var outcome = try await proving.outcome(of: extraction)
      outcome.symbols = try await LibrarySymbols.all(in: extraction)
      let saved = try await site.write(&outcome, extraction.parserCache, proving.progress)
      Results.show(outcome, printsReport: reporting.printsReport)
      reporting.showSummary(Summary.line(of: outcome))
      saved.map { Results.showSavedFiles(in: $0, of: output) }
      reporting.showSummary(site.announcement)
      try reporting.write(outcome)
      if !outcome.isProved { throw ExitCode.notProved }
    }
  }
}
