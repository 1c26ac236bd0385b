import ArgumentParser
import WaymarkModel
import WaymarkProject
import WaymarkProving

extension Waymark {
  struct Fix: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "fix",
      abstract: "Corrects the expectations that no longer hold.",
      discussion: """
        Proves the articles, and shows a diff of the expectations that must change for the \
        examples to pass: '// Prints' comments, 'output=' blocks, and the text of 'fails=', \
        'traps=', and 'reports='. Then proves the result, as 'waymark test' does. An example that \
        fails for another reason, such as a failed '#expect', isn't changed, and its errors are \
        listed.

        EXAMPLES
          waymark fix                            show the changes to Articles/
          waymark fix Routes README.md --write   change these files
          waymark fix --check                    fail if an article would change

        The exit code is 1 if something still isn't proved, and with '--check' also if an \
        article would change.
        """
    )

    @OptionGroup var options: ProvingOptions

    @OptionGroup var running: RunOptions

    @Flag(help: "Change the articles instead of showing the changes.")
    var write = false

    @Flag(help: "Fail if an article would change.")
    var check = false

    func validate() throws {
      guard write, check else { return }
      throw ValidationError("--write and --check can't be combined; leave out one of them")
    }

    func run() async throws {
      let proving = try await Proving(try options.request(), running.request)
      let result = try await Fixing(proving).result()
      let (changes, refusals) = try result.changes.apply(writing: write)
      let remaining = (write ? result.remainingAfterwards : result.remaining) + refusals
      for diagnostic in remaining { Console.error(diagnostic) }
      Console.error(summary(of: result, changing: Set(changes.map(\.file))))
      let mustChange = check && !changes.isEmpty
      if mustChange || remaining.contains(where: { $0.severity == .error }) {
        throw ExitCode.notProved
      }
    }

    private func summary(of result: Fixing.Result, changing files: Set<String>) -> String {
      guard !result.examples.isEmpty else { return "No expectations need to be corrected" }
      let changed = result.examples.count { files.contains($0.article) }
      guard changed > 0 else {
        let all = counted(result.examples.count, "example")
        return "The expectations of \(all) no longer hold, but weren't corrected"
      }
      let examples = counted(changed, "example")
      return write
        ? "Corrected the expectations of \(examples)"
        : "The expectations of \(examples) no longer hold: correct them with --write"
    }
  }
}
