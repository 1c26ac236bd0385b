import ArgumentParser
import Foundation
import WaymarkAuditRuns
import WaymarkFindings
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject

extension Waymark {
  struct Audit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "audit",
      abstract: "Reports which Swift blocks in existing documentation are correct.",
      discussion: """
        Works on documents that weren't written for this tool: READMEs, DocC catalogs, and doc \
        comments. For each block, the audit finds the smallest context in which it compiles, runs \
        it, and compares comments such as '// Prints "…"' or '// => 3' with the actual results.

        EXAMPLES
          waymark audit README.md
          waymark audit README.md Sources/Hiking/Hiking.docc --report audit.json
          waymark audit README.md --site _audit --report junit.xml
          waymark audit README.md --baseline audit.json --update-baseline
          waymark audit README.md --baseline audit.json

        Exit codes: 0 if no block is broken, the package or a part of it builds, and the settings \
        are valid; 1 otherwise. With a baseline: 0 if no block is worse than in the baseline, and \
        no new block is broken; 1 otherwise. With --update-baseline: also 1 if the baseline isn't \
        written because the package doesn't build or the settings are invalid.
        """
    )

    @Argument(help: ArgumentHelp("Markdown files, Swift files, or folders.", valueName: "file"))
    var files: [String]

    @OptionGroup var reporting: ReportOptions

    @Option(
      help: ArgumentHelp(
        "Write the documents as a site that shows the findings below each block.",
        valueName: "folder"))
    var site: String?

    @Option(
      help: ArgumentHelp(
        "Fail only for blocks that are worse than in this report and for new blocks that are "
          + "broken.",
        discussion: """
          A block gets worse if it was proved and no longer is, if it compiled and no longer does, \
          or if it becomes broken. With the report of a first audit as the baseline, an audit can \
          run in continuous integration before every block is proved.
          """, valueName: "file"))
    var baseline: String?

    @Flag(
      help: "Create the baseline file, or update it if no block is worse and no new one is broken.")
    var updateBaseline = false

    @Option(help: .timeLimit, transform: TimeLimit.init)
    var timeLimit: TimeLimit?

    @Flag(help: "List the public declarations of the package that no proved block uses.")
    var listUnused = false

    @Flag(help: .skipBuild)
    var skipBuild = false

    @Flag(name: .shortAndLong, help: "Show only the counts, without progress or individual blocks.")
    var quiet = false

    @OptionGroup var running: RunOptions

    func validate() throws {
      guard updateBaseline, baseline == nil else { return }
      throw ValidationError("--update-baseline needs --baseline; specify the baseline to update")
    }

    func run() async throws {
      let package = PackageFolder.ofWorkingFolder()
      let output = try site.map {
        try SiteOutput($0, for: package, arguments: Waymark.arguments, option: "--site")
      }
      // Read the baseline first, so that no report replaces it before the comparison.
      let known = try baseline.flatMap(knownBaseline)
      try reporting.checkFiles(
        reading: baseline.map { [$0] } ?? [], isOwnJSON: AuditReport.isReport)
      let running = try await running.request.engineOptions(for: package)
      var request = AuditRequest(files, in: package, running)
      (request.timeLimit, request.skipsBuild) = (timeLimit?.seconds, skipBuild)
      let audit = DocumentAudit(request, progress: ProgressReporter(isQuiet: quiet))
      let result = try await audit.result(listsUnused: listUnused)
      if result.report.blocks.isEmpty {
        Console.error("Found no Swift blocks in \(quotedList(files))")
        Console.error("  audits read Swift blocks in Markdown files, tutorials, and doc comments")
      }
      show(result.report)
      // Only the site, and reports in formats other than JSON, need the outcome.
      lazy var outcome = Result { try result.outcome() }
      try reporting.write(try outcome.get()) { _ in result.report.json() }
      if let output { try await write(try outcome.get(), of: result, to: output) }
      if let baseline {
        try compare(result.report, with: known)
        if updateBaseline {
          try ResultsPrinter.write(try result.baseline(updating: known).json(), to: baseline)
          reporting.showSummary("Wrote the baseline to \(baseline)")
        }
      } else if !result.report.isSound || !result.isBuilt || !result.hasValidSettings {
        throw ExitCode.notProved
      }
    }

    private func show(_ report: AuditReport) {
      for block in report.blocks where !quiet {
        reporting.showSummary(AuditText.line(of: block))
        let isWrong = block.kind == .broken
        for note in block.notes where isWrong || note.severity == .warning { Console.error(note) }
      }
      for line in AuditText.summary(of: report) { reporting.showSummary(line) }
      for name in report.unused ?? [] { reporting.showSummary("no proved block uses \(name)") }
    }

    private func write(
      _ outcome: Outcome, of result: DocumentAudit.Result, to site: SiteOutput
    ) async throws {
      var outcome = outcome
      let facts = await outcome.facts(at: Date())
      try site.write(
        &outcome, in: facts, result.parserCache, ProgressReporter(isQuiet: quiet))
      reporting.showSummary(site.announcement)
    }

    /// Returns the findings in the baseline file; nil if the command is about to create the file.
    private func knownBaseline(in file: String) throws -> Baseline? {
      try ResultsPrinter.checkReplaceable(file, option: "--baseline") {
        // A baseline that is only read can have any contents here: it's reported below.
        !updateBaseline || AuditReport.isReport($0)
      }
      guard File.kind(of: file) != nil else {
        if updateBaseline { return nil }
        throw Failure.call(
          "there is no baseline '\(file)'", hint: "create it with --update-baseline")
      }
      let bytes = try ArticleFiles.bytes(of: file, limit: .max)
      guard AuditReport.isReport(Array(bytes)) else {
        throw Failure.call(
          "'\(file)' isn't a JSON report from 'waymark audit', or has been edited",
          hint: "create one with 'waymark audit --report', or specify another file with --baseline")
      }
      return Baseline(try JSONDecoder().decode(AuditReport.self, from: bytes))
    }

    /// Prints the regressions or, if there are none and the baseline isn't updated, the number of
    /// improvements.
    ///
    /// - Throws: `ExitCode.notProved` if there is a regression.
    private func compare(_ found: AuditReport, with known: Baseline?) throws {
      guard let known else { return }
      let regressions = known.regressions(in: found)
      for regression in regressions { Console.error(AuditText.line(of: regression)) }
      if !regressions.isEmpty { throw ExitCode.notProved }
      let better = known.improvements(in: found).count
      if better > 0, !updateBaseline {
        let (verb, object) = better == 1 ? ("is", "it") : ("are", "them")
        reporting.showSummary(
          "\(counted(better, "block")) \(verb) better than in the baseline; "
            + "record \(object) with --update-baseline")
      }
    }
  }
}
