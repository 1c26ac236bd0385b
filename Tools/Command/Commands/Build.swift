import ArgumentParser
import Article
import Extracting
import Rendering

extension Waymark {
  struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Proves Markdown and renders the site that shows it.",
      discussion: """
        The site is made beside the old one and then put in its place, so that a run that is stopped \
        leaves nothing half-written. A broken example is shown as broken.

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
      let folder = OutputFolder.site(output)
      try folder.refuseWhatIsNotOurs()
      let proving = try await Proving(options, running)
      let extraction = try await proving.extraction()
      var outcome = try await proving.outcome(of: extraction)
      proving.progress.begin("Rendering")
      let files = rendered(&outcome, extraction.memory)
      proving.progress.end()
      try folder.replace(with: files.map { ($0.path, $0.bytes) })
      Results.show(outcome)
      Console.print(Summary.line(of: outcome))
      Console.print("The site is in \(output)/: open \(output)/index.html")
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Links that lead nowhere are found only now, and count as any other mistake.
    private func rendered(_ outcome: inout Outcome, _ memory: ParserMemory) -> [SiteFile] {
      var input = SiteInput(outcome, memory: memory)
      input.run = RunFacts.ofThisRun()
      let site = Rendering.site(of: input)
      outcome.problems += site.diagnostics
      return site.value
    }
  }
}
