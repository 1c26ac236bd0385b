import ArgumentParser
import WaymarkAuditing

extension Waymark {
  struct Audit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reports which Swift blocks of any documentation are true.",
      discussion: """
        Works on documents that weren't written for this tool: READMEs, DocC catalogs and doc \
        comments. For each block, the audit finds the smallest context in which it compiles, runs \
        it, and compares what comments such as '// Prints "…"' or '// => 3' say with what happens.

        EXAMPLE
          waymark audit README.md
          waymark audit README.md Sources/Hiking/Hiking.docc --report audit.json

        Exit codes: 0 if no block is broken, 1 if one is.
        """
    )

    @Argument(help: ArgumentHelp("Markdown files, Swift files, or folders.", valueName: "file"))
    var files: [String]

    @Option(help: ArgumentHelp("Write the findings as JSON to this file.", valueName: "file"))
    var report: String?

    @Option(
      help: ArgumentHelp(
        "Maximum duration of a block in seconds. (default: 10)", valueName: "seconds"))
    var timeLimit: Double?

    @Flag(help: "Use the package as last built, without running SwiftPM.")
    var skipBuild = false

    @Flag(name: .shortAndLong, help: "Show only the counts, without progress and blocks.")
    var quiet = false

    @OptionGroup var running: RunOptions

    func validate() throws {
      guard let timeLimit, !(timeLimit > 0 && timeLimit.isFinite) else { return }
      throw ValidationError("--time-limit is a number of seconds above 0, not \(timeLimit)")
    }

    func run() async throws {
      if let report { try Results.refuseForeignFile(report, unlessItIs: AuditReport.self) }
      let auditing = try await Auditing(self)
      let found = try await auditing.report()
      if !quiet { AuditText.show(found) }
      for line in AuditText.summary(of: found) { Console.print(line) }
      if let report { try Results.write(found.json(), to: report) }
      if !found.isSound { throw ExitCode.notProved }
    }
  }
}
