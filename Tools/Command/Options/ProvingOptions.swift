import ArgumentParser
import WaymarkProving

/// Options that select what to prove, and how strictly; shared by the commands that create
/// examples.
struct ProvingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Markdown files, folders, or article names; append '#example' for a single example.",
      discussion: "Articles/ by default. In Swift files, the doc comments are proved.",
      valueName: "article"))
  var articles: [String] = []

  @Option(
    help: ArgumentHelp(
      "Maximum duration of an example in seconds. (default: 10)", valueName: "seconds"))
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "How to group fences without 'example=' into examples: auto, snippet, section or article.",
      discussion: """
        By default, each fence is an example of its own. With 'auto', each fence gets the context \
        in which 'waymark audit' compiles it.
        """, valueName: "scope"))
  var scope = Scope.snippet

  @Flag(
    inversion: .prefixedNo,
    help: "Reject examples in which nothing is checked. (default: if CI is set)")
  var strict: Bool?

  @Flag(help: "Use the package as last built, without running SwiftPM.")
  var skipBuild = false

  @Flag(name: .shortAndLong, help: "Show only the result, without progress.")
  var quiet = false

  func validate() throws {
    guard let timeLimit, !(timeLimit > 0 && timeLimit.isFinite) else { return }
    throw ValidationError("--time-limit must be a number of seconds greater than 0, not \(timeLimit)")
  }

  var request: ProvingRequest {
    var request = ProvingRequest(articles: articles)
    request.scope = scope
    request.timeLimit = timeLimit
    request.isStrict = strict
    request.skipsBuild = skipBuild
    request.isQuiet = quiet
    return request
  }
}

extension Scope: ExpressibleByArgument {}
