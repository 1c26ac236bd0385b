import ArgumentParser
import WaymarkLinking
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject
import WaymarkProving

extension Waymark {
  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Reports errors in articles without compiling anything.",
      discussion: """
        Finds mistakes such as unknown options, unfilled slots, \
        examples that use each other in a cycle, unclosed code blocks, broken links, and missing \
        images. Links to symbols are checked against the package's last build, if there is one.

        EXAMPLES
          waymark check
          waymark check README.md Docs
        """
    )

    @Argument(
      help: ArgumentHelp(
        "Markdown files, folders, or article names.", discussion: "Articles/ by default.",
        valueName: "article"))
    var articles: [String] = []

    /// Reports all errors that can be found without compiling. Mistakes in one article don't hide
    /// those in others.
    ///
    /// - Throws: `ExitCode.notProved` if there is an error.
    func run() async throws {
      let package = PackageFolder.ofWorkingFolder()
      let files = ArticleFiles(in: package)
      let selection = try files.selection(of: articles)
      for warning in selection.warnings { Console.error(warning) }
      let settings = try ArticleFiles.settings(for: selection.files)
      let read = try ArticleFiles.read(selection.files)
      let symbols =
        referToSymbols(read.value)
        ? try await LibrarySymbols.ofLastBuild(
          of: package, orElse: "links to symbols weren't checked",
          reportingTo: ProgressReporter(isQuiet: true)
        ).symbols
        : []
      var request = Checking.Request(
        read.value, among: try files.neighbors(of: selection.files),
        folders: selection.folders.union(package.paths), settings: settings.value)
      request.symbols = symbols
      let checking = Checking(request)
      let outcome = Outcome(
        articles: read.value, examples: [], proofs: [],
        diagnostics: settings.diagnostics + read.diagnostics + checking.diagnostics,
        settings: settings.value)
      ResultsPrinter.show(outcome)
      let snippets = read.value.reduce(0) { $0 + $1.snippets.count }
      Console.print(
        "\(counted(read.value.count, "article")), \(counted(snippets, "snippet")): "
          + (outcome.isProved ? "no mistakes" : counted(outcome.errors.count, "mistake")))
      if !outcome.isProved { throw ExitCode.notProved }
    }
  }
}
