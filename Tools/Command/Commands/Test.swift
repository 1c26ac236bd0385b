import ArgumentParser
import WaymarkModel

extension Waymark {
  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Proves Markdown: compiles, runs and checks its Swift, and reports the results.",
      discussion: """
        EXAMPLE
          waymark test
          waymark test TreeBasedNavigation#basics
          waymark test some/folder notes.md --report out.json
        """
    )

    @OptionGroup var options: ProvingOptions

    @OptionGroup var running: RunOptions

    @Option(help: ArgumentHelp("Write the verdicts as JSON to this file.", valueName: "file"))
    var report: String?

    func run() async throws {
      if let report { try Results.refuseForeignFile(report) }
      let outcome = try await Proving(options, running).outcome()
      Results.show(outcome)
      Console.print(Summary.line(of: outcome))
      if let report { try Results.write(outcome.report(), to: report) }
      if !outcome.isProved { throw ExitCode.notProved }
    }
  }
}
