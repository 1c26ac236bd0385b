import Foundation
import WaymarkBook
import WaymarkMarkup
import WaymarkModel
import WaymarkProject
import WaymarkSyntax
import WaymarkSystem

extension SiteInput {
  /// Creates the input of the site that shows an outcome.
  ///
  /// - Parameter linked: The files that the outcome's articles and settings refer to.
  /// - Throws: `Failure.environment` if a linked file can't be read.
  init(_ outcome: Outcome, linked: LinkedFiles, parserCache: ParserCache) throws {
    let front = outcome.front
    self.init(
      articles: outcome.articles.filter { $0.file != front?.file }, front: front,
      examples: outcome.examples, proofs: outcome.proofs)
    highlights = { WaymarkSyntax.highlights(of: $0, parserCache: parserCache) }
    report = outcome.report()
    settings = SiteSettings(outcome.settings)
    environment = outcome.environment
    symbols = outcome.symbols
    landingPages = outcome.landingPages
    files = try linked.published.map { path in
      do {
        return SiteFile(path: path, bytes: Array(try File.bytes(of: path)))
      } catch {
        throw Failure.environment("'\(path)' can't be read", because: error)
      }
    }
    withheldFiles = linked.withheld
  }
}

extension SiteSettings {
  fileprivate init(_ settings: Settings) {
    self.init(title: settings.title, trustsHTML: settings.trustsHTML)
    address = settings.address
    repository = settings.repository
    editing = settings.editing
    logo = settings.logo
    accent = settings.accent
  }
}

extension Outcome {
  /// Collects the facts about the run that ended with this outcome.
  ///
  /// - Parameter time: The time of the run.
  package func facts(at time: Date) async -> RunFacts {
    await RunFacts(of: time, compiler: environment?.compiler ?? "")
  }
}

extension RunFacts {
  /// Collects the time, the commit, and the toolchain of a run, as far as they are known.
  ///
  /// - Parameter compiler: The name and version of the compiler; empty if nothing was compiled.
  init(of time: Date, compiler: String) async {
    let name = compiler.split(separator: "(").first.map(trimmed)
    self.init(time: Self.text(of: time), commit: await Self.commit(), toolchain: name)
  }

  /// Returns the short hash of the commit that is checked out; nil if it is unknown.
  package static func commit() async -> String? {
    await line(of: "git", "rev-parse", "--short", "HEAD")
  }

  /// Formats a date as `21 November 2026, 04:30 UTC`.
  private static func text(of date: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "d MMMM yyyy, HH:mm 'UTC'"
    return format.string(from: date)
  }

  /// Returns the first nonblank line that a command prints; nil if the command can't be run, fails,
  /// or prints none.
  private static func line(of program: String, _ arguments: String...) async -> String? {
    guard let path = ProgramInvocation.path(of: program) else { return nil }
    let termination = try? await ProgramInvocation(program: path, arguments: arguments).run()
    guard let termination, termination.ending == .exited(0) else { return nil }
    return termination.outputText.split(whereSeparator: \.isNewline).first.map(String.init)
  }
}
