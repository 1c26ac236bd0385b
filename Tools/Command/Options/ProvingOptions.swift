import ArgumentParser
import WaymarkAuditRuns
import WaymarkModel
import WaymarkProject
import WaymarkProving
import WaymarkSystem

/// Options for what to prove and how strictly, shared by the commands that create examples.
struct ProvingOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Markdown files, folders, or article names; append '#example' for a single example.",
      discussion: "Articles/ by default. In Swift files, the doc comments are proved.",
      valueName: "article"))
  var articles: [String] = []

  @Option(help: .timeLimit, transform: TimeLimit.init)
  var timeLimit: TimeLimit?

  @Option(
    help: ArgumentHelp(
      "How to group snippets without 'example=' into examples.",
      discussion: """
        By default, each snippet is an example of its own. With 'auto', each snippet gets the \
        context in which 'waymark audit' compiles it.
        """, valueName: "scope"))
  var scope = ExampleScope.snippet

  @Flag(inversion: .prefixedNo, help: .strict)
  var strict: Bool?

  @Flag(help: .skipBuild)
  var skipBuild = false

  @Flag(name: .shortAndLong, help: "Show only the result, without progress.")
  var quiet = false

  /// Returns the request that these options describe.
  ///
  /// - Parameter package: The package that the articles document.
  /// - Throws: `Failure.call` if there is no package.
  func request(in package: PackageFolder? = .ofWorkingFolder()) throws -> ProvingRequest {
    var request = try ProvingRequest(
      articles: articles, in: package, isContinuousIntegration: Machine.isContinuousIntegration)
    request.scope = scope
    if scope == .auto { request.adoptedTexts = adoptedTexts(package) }
    request.timeLimit = timeLimit?.seconds
    request.isStrict = strict
    request.skipsBuild = skipBuild
    request.isQuiet = quiet
    return request
  }

  /// Returns a function that audits documents. It returns their text with options that record the
  /// findings, and the errors that running this text can't detect.
  private func adoptedTexts(_ package: PackageFolder?) -> ProvingRequest.AdoptedTexts {
    { [timeLimit = timeLimit?.seconds, skipsBuild = skipBuild] files, running, progress in
      var request = AuditRequest(files, in: package, running)
      (request.timeLimit, request.skipsBuild) = (timeLimit, skipsBuild)
      let adoptions = try await DocumentAudit(request, progress: progress).adoptions()
      return Checked(adoptions.texts, diagnostics: adoptions.faults)
    }
  }
}

extension ExampleScope: ExpressibleByArgument {}
