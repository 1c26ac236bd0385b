import ArgumentParser
import WaymarkAuditRuns
import WaymarkModel
import WaymarkProject
import WaymarkSystem

extension Waymark {
  struct Adopt: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "adopt",
      abstract: "Adds options to existing documentation so that its blocks can be proved.",
      discussion: """
        Audits the documents, and shows which options to add to their code blocks: 'example=' for \
        blocks that depend on each other, 'fails=' and 'traps=' for intentional failures, and \
        'untested=', with the reason, for blocks that can't be proved. Then proves the result, as \
        'waymark test' does. For a broken block, adds only 'uses=' or 'example=', which specify \
        its context. Blocks with another tool's options after the language aren't changed, and are \
        reported as errors. Swift files in folders aren't changed.

        EXAMPLES
          waymark adopt README.md           show the changes
          waymark adopt README.md --write   change the file
        """
    )

    @Argument(help: ArgumentHelp("Markdown files or folders.", valueName: "file"))
    var files: [String]

    @Flag(help: "Change the files instead of showing the changes.")
    var write = false

    @Flag(help: .skipBuild)
    var skipBuild = false

    @Flag(name: .shortAndLong, help: "Show only the result, without progress.")
    var quiet = false

    @OptionGroup var running: RunOptions

    /// Throws `ValidationError` if one of the files is a Swift file.
    func validate() throws {
      guard let file = files.first(where: \.isSwiftFile) else { return }
      throw ValidationError(
        "'\(file)' is a Swift file, and options can be added only to code blocks in Markdown files; "
          + "specify Markdown files")
    }

    /// Shows or writes the changes.
    ///
    /// - Throws: `ExitCode.notProved` if an error remains after the adoption.
    func run() async throws {
      let package = PackageFolder.ofWorkingFolder()
      let running = try await running.request.engineOptions(for: package)
      var request = AuditRequest(files, in: package, running)
      request.skipsBuild = skipBuild
      let progress = ProgressReporter(isQuiet: quiet)
      let adoptions = try await DocumentAudit(request, progress: progress).adoptions()
      progress.reportUse(of: running.shared)
      let changes = adoptions.changes
      let refused = try changes.apply(writing: write).refusals
      let found = (adoptions.diagnostics + adoptions.faults).sorted { $0.location < $1.location }
      let all = refused + found
      for diagnostic in all { Console.error(diagnostic) }
      if all.contains(where: { $0.severity == .error }) { throw ExitCode.notProved }
      if !write, changes.allSatisfy(\.diff.isEmpty) {
        Console.error("No code blocks need options")
      }
    }
  }
}
