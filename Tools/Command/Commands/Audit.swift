import ArgumentParser
import Foundation
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
          waymark audit README.md --baseline audit.json

        Exit codes: 0 if no block is broken, 1 if one is. With a baseline: 0 if no block is worse.
        """
    )

    @Argument(help: ArgumentHelp("Markdown files, Swift files, or folders.", valueName: "file"))
    var files: [String]

    @Option(help: ArgumentHelp("Write the findings as JSON to this file.", valueName: "file"))
    var report: String?

    @Option(
      help: ArgumentHelp(
        "Fail only for blocks that are worse than in this report.",
        discussion: """
          Proved is better than compiles, and that is better than everything else. With the report \
          of a first audit as the baseline, an audit can run in continuous integration before \
          every block is true.
          """, valueName: "file"))
    var baseline: String?

    @Flag(help: "Write the findings to the file of --baseline if nothing is worse.")
    var updateBaseline = false

    @Option(
      help: ArgumentHelp(
        "Maximum duration of a block in seconds. (default: 10)", valueName: "seconds"))
    var timeLimit: Double?

    @Flag(help: "List the public API of the package that no proved block uses.")
    var listUnused = false

    @Flag(help: "Use the package as last built, without running SwiftPM.")
    var skipBuild = false

    @Flag(name: .shortAndLong, help: "Show only the counts, without progress and blocks.")
    var quiet = false

    @OptionGroup var running: RunOptions

    func validate() throws {
      if updateBaseline, baseline == nil {
        throw ValidationError("--update-baseline needs --baseline")
      }
      guard let timeLimit, !(timeLimit > 0 && timeLimit.isFinite) else { return }
      throw ValidationError("--time-limit must be a number of seconds greater than 0, not \(timeLimit)")
    }

    func run() async throws {
      for file in [report, baseline].compactMap(\.self) {
        try Results.refuseForeignFile(file, unlessItIs: AuditReport.self)
      }
      let auditing = try await Auditing(
        files: files, timeLimit: timeLimit, skipBuild: skipBuild, quiet: quiet, running)
      let found = try await auditing.report(listsUnused: listUnused)
      if !quiet { AuditText.show(found) }
      for line in AuditText.summary(of: found) { Console.print(line) }
      for name in found.unused ?? [] { Console.print("no proved block uses \(name)") }
      if let report { try Results.write(found.json(), to: report) }
      if let baseline {
        try compare(found, with: baseline)
      } else if !found.isSound {
        throw ExitCode.notProved
      }
    }

    private func compare(_ found: AuditReport, with file: String) throws {
      if File.kind(of: file) != nil {
        let bytes = try ArticleFiles.bytes(of: file)
        let old = try JSONDecoder().decode(AuditReport.self, from: bytes)
        let regressions = Baseline(old).regressions(in: found)
        for regression in regressions { Console.error(AuditText.line(of: regression)) }
        if !regressions.isEmpty { throw ExitCode.notProved }
      } else if !updateBaseline {
        throw Failure.call(
          "there is no baseline '\(file)'", hint: "write it with --update-baseline")
      }
      if updateBaseline { try Results.write(found.json(), to: file) }
    }
  }
}
