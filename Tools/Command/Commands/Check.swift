import ArgumentParser
import WaymarkModel
import WaymarkExtracting
import WaymarkRendering

extension Waymark {
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reports errors in articles without compiling anything.",
      discussion: """
        Finds everything that doesn't require a compiler: unknown options, unfilled slots, \
        examples that use each other in a cycle, unclosed fences, and broken links and pictures. \
        Links to symbols are checked against the package's last build, if there is one.

        EXAMPLE
          waymark check
          waymark check README.md Docs
        """
    )

    @Argument(
      help: ArgumentHelp(
        "Markdown files, folders or article names.", discussion: "Articles/ by default.",
        valueName: "article"))
    var articles: [String] = []

    func run() async throws {
      let selection = try ArticleFiles.selection(of: articles)
      let files = selection.files
      let settings = try ArticleFiles.settings(for: files)
      let read = try ArticleFiles.read(files)
      let others = try ArticleFiles.neighbours(of: files)
      let extracted = examples(in: read.value, among: others, imports: [])
      let symbols = referToSymbols(read.value) ? await LibrarySymbols.ofLastBuild() : []
      let outcome = Outcome(
        articles: read.value, examples: [], proofs: [],
        problems: settings.diagnostics + read.diagnostics + extracted.diagnostics
          + deadLinks(
            in: read.value, among: others,
            files: LinkedFiles(
              of: read.value, in: selection.folders, trustsHTML: settings.value.trustsHTML),
            symbols: symbols, trustsHTML: settings.value.trustsHTML),
        settings: settings.value)
      Results.show(outcome)
      let snippets = read.value.reduce(0) { $0 + $1.snippets.count }
      Console.print(
        "\(counted(read.value.count, "article")), \(counted(snippets, "snippet")): "
          + (outcome.isProved ? "nothing is wrong" : counted(outcome.errors.count, "mistake")))
      if !outcome.isProved { throw ExitCode.notProved }
    }

    /// Articles that aren't checked themselves can be targets of links.
    private func deadLinks(
      in articles: [Article], among others: [Article], files: LinkedFiles, symbols: [Symbol],
      trustsHTML: Bool
    ) -> [Diagnostic] {
      let checked = Set(articles.map(\.file))
      let all = articles + others.filter { !checked.contains($0.file) }
      return WaymarkRendering.deadLinks(
        in: all, files: files.published, withheld: files.withheld, symbols: symbols,
        trustsHTML: trustsHTML
      ).filter { checked.contains($0.location.file) }
    }
  }
}
