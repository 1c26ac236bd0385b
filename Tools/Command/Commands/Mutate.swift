import ArgumentParser
import Foundation
import WaymarkMutating
import WaymarkOutcomes
import WaymarkProject
import WaymarkProving

extension Waymark {
  struct Mutate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mutate",
      abstract: "Mutates shown code and lists the changes that no expectation detects.",
      discussion: """
        A change is, for example, '<' instead of '<=', a different literal, or a removed \
        statement. If an example still passes, nothing checks what the change breaks: add an \
        '#expect' for it.

        EXAMPLES
          waymark mutate Routes
          waymark mutate Articles --limit 20 --report mutations.json

        Expectations, hidden code, and snippets that must not compile aren't changed. Changes \
        that don't compile are counted separately. If an example exceeds its time limit, the \
        change counts as detected. The exit code is 0 even if some changes aren't detected.
        """
    )

    @OptionGroup var options: ProvingOptions

    @OptionGroup var running: RunOptions

    @Option(
      help: ArgumentHelp(
        "Maximum number of changes per article. They are spread evenly over the article.",
        valueName: "number"))
    var limit: Int?

    @Option(help: ArgumentHelp("Write the results as JSON to this file.", valueName: "file"))
    var report: String?

    /// Throws `ValidationError` if the limit is less than 1.
    func validate() throws {
      guard let limit, limit < 1 else { return }
      throw ValidationError("--limit must be greater than 0, not \(limit)")
    }

    /// Proves the unchanged examples first, because only the failure of a proved example shows that
    /// a change was detected. Each change then costs another run of an example.
    ///
    /// - Throws: `ExitCode.notProved` if the unchanged examples aren't proved.
    func run() async throws {
      if let report {
        try ResultsPrinter.checkReplaceable(report, as: MutationReport.self)
      }
      let proving = try await Proving(try options.request(), running.request)
      let extraction = try await proving.extraction()
      let outcome = try await proving.prove(extraction)
      guard outcome.isProved else {
        ResultsPrinter.show(outcome)
        Console.error("Only proved examples can be mutated: correct these errors first")
        throw ExitCode.notProved
      }
      let found = try await MutationRun(extraction, outcome, limit: limit).report {
        try await proving.run($0, of: extraction).map(\.proof)
      }
      for line in found.lines { Console.print(line) }
      if let report {
        try ResultsPrinter.checkReplaceable(report, as: MutationReport.self)
        try ResultsPrinter.write(found.json(), to: report)
      }
    }
  }
}
