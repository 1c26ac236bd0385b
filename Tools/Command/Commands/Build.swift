import ArgumentParser
import WaymarkModel
import WaymarkExtracting
import WaymarkRendering

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

    @Option(name: .shortAndLong, help: ArgumentHelp("The site's folder.", valueName: "folder"))
    var output = "_site"

    func run() async throws {
      let folder = OutputFolder(output, holding: .site)
      try folder.refuseForeignFolder()
      let proving = try await Proving(options, running)
      let extraction = try await proving.extraction()
      var outcome = try await proving.outcome(of: extraction)
      proving.progress.begin("Rendering")
      let files = try rendered(&outcome, extraction.memory)
      proving.progress.end()
      let saved = try folder.replace(
        with: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
      Results.show(outcome)
      Console.print(Summary.line(of: outcome))
      saved.map { Results.showSavedFiles(in: $0, of: output) }
      Console.print("The site is in \(output)/: open \(output)/index.html")
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Links without a valid target are found only during rendering, and count as errors like any
    /// other.
    private func rendered(_ outcome: inout Outcome, _ memory: ParserCache) throws -> [SiteFile] {
      var input = try SiteInput(outcome, memory: memory)
      input.run = RunFacts.ofThisRun()
      let site = WaymarkRendering.site(of: input)
      outcome.problems += site.diagnostics
      return site.value
    }
  }
}
