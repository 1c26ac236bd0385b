import ArgumentParser

/// Options that select what to prove, and how strictly; shared by the commands that create
/// examples.
struct ProvingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Markdown files, folders, or article names, each with '#example' for one example.",
      discussion: "Articles/ when nothing is named. Of Swift files, the doc comments are proved.", valueName: "article"))
  var articles: [String] = []

  @Option(
    help: ArgumentHelp("Seconds that one example may run. (default: 10)", valueName: "seconds"))
  var timeLimit: Double?

  @Flag(
    inversion: .prefixedNo,
    help: "Refuse examples in which nothing is checked. (default: where CI is set)")
  var strict: Bool?

  @Flag(help: "Take the package as it was last built; do not ask SwiftPM.")
  var skipBuild = false

  @Flag(name: .shortAndLong, help: "No progress, only the result.")
  var quiet = false

  func validate() throws {
    guard let timeLimit, !(timeLimit > 0 && timeLimit.isFinite) else { return }
    throw ValidationError("--time-limit is a number of seconds above 0, not \(timeLimit)")
  }
}
