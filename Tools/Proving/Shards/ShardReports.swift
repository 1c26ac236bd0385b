import Foundation
import WaymarkHashing
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject

extension Report.ShardContents {
  /// Creates the contents of a shard from its outcome.
  ///
  /// - Parameters:
  ///   - request: The request that the shard is part of.
  ///   - isSandboxed: Whether the examples were run in a sandbox.
  package init(
    _ shard: Shard, of outcome: Outcome, _ request: ProvingRequest, isSandboxed: Bool
  ) {
    var run = Run(
      scope: request.scope.rawValue, isSandboxed: isSandboxed, tool: BuildInformation.version)
    run.library = outcome.origin
    run.timeLimit = outcome.settings.timeLimit
    self.init(
      index: shard.index, count: shard.count, run: run,
      digest: Self.digest(of: outcome.articles + outcome.others))
    articles = request.articles
    filter = request.filter.pattern
    imports = outcome.imports ?? []
    compiler = outcome.environment?.compiler ?? ""
    platform = outcome.environment?.platform ?? ""
    proofs = outcome.proofs
  }

  /// Returns a digest of the names and the text of articles, which doesn't depend on their order.
  package static func digest(of articles: [Article]) -> String {
    var digest = Digest("parts")
    for article in articles.sorted(by: { $0.file < $1.file }) {
      digest.add(article.file)
      digest.add(article.text)
    }
    return digest.description
  }
}

/// The reports of all shards of a run.
package struct ShardReports {
  /// The contents of one of the shards, for the values that all of them share.
  package let common: Report.ShardContents
  /// The proofs of all shards, keyed by example.
  package private(set) var proofs: [Example.ID: Proof] = [:]

  /// Reads the reports and combines their proofs.
  ///
  /// - Throws: `Failure.call` if there are no reports, if a report isn't from a shard, or if shards
  ///   are missing, duplicated, inconsistent, or from different runs.
  package init(_ files: [String]) throws {
    let shards = try files.map { ($0, try Self.shard(in: $0)) }
    guard let (first, common) = shards.first else {
      throw Failure.call(
        "there are no reports to merge", hint: "specify the JSON reports of all shards")
    }
    self.common = common
    var owners: [Int: String] = [:]
    var files: [Example.ID: String] = [:]
    for (file, shard) in shards {
      if let difference = shard.difference(from: common) {
        throw Failure.call(
          "'\(first)' and '\(file)' are from different runs: \(difference.description)",
          hint: difference.hint)
      }
      if let other = owners.updateValue(file, forKey: shard.index) {
        throw Failure.call(
          "'\(other)' and '\(file)' are both shard \(shard.index)/\(shard.count)",
          hint: "specify one report for each shard")
      }
      for proof in shard.proofs {
        if let other = files.updateValue(file, forKey: proof.example) {
          throw Failure.call(
            "'\(other)' and '\(file)' both contain a result for \(proof.example)",
            hint: "run 'waymark test' again for all shards, with the same --durations file if you "
              + "use one")
        }
        proofs[proof.example] = proof
      }
    }
    let missing = (1...common.count).filter { owners[$0] == nil }
    guard missing.isEmpty else {
      throw Failure.call(
        "shards are missing: " + missing.map { "\($0)/\(common.count)" }.joined(separator: ", "),
        hint: "specify the JSON reports of all shards")
    }
  }

  private static func shard(in file: String) throws -> Report.ShardContents {
    let hint = "create it with 'waymark test' and the options --shard and --report"
    let report = try? JSONDecoder().decode(
      Report.self, from: try ArticleFiles.bytes(of: file, limit: .max))
    guard let report else {
      if File.kind(of: file) == nil {
        throw Failure.call("there is no file '\(file)'", hint: hint)
      }
      throw Failure.call("'\(file)' isn't a JSON report from 'waymark test'", hint: hint)
    }
    guard let shard = report.shard, shard.count >= 1, (1...shard.count).contains(shard.index) else {
      throw Failure.call("'\(file)' isn't the report of a shard", hint: hint)
    }
    return shard
  }
}

extension Report.ShardContents {
  /// Returns the first difference in a property that all shards of a run must share, and a hint on
  /// how to remove it; nil if there is none.
  func difference(from other: Self) -> (description: String, hint: String)? {
    let (arguments, sources) = (
      "run 'waymark test' with the same arguments for all shards",
      "create all shards from the same commit"
    )
    let differences: [(isDifferent: Bool, description: String, hint: String)] = [
      (count != other.count, "the number of shards differs", arguments),
      ((articles, filter) != (other.articles, other.filter), "the arguments differ", arguments),
      (run.scope != other.run.scope, "--scope differs", arguments),
      (
        run.timeLimit != other.run.timeLimit, "the time limit differs",
        "use the same --time-limit, or the same 'time-limit' in waymark.yml, for all shards"
      ),
      (
        run.isSandboxed != other.run.isSandboxed, "only one of them was run with --sandbox",
        arguments
      ),
      (digest != other.digest, "the articles differ", sources),
      (imports != other.imports, "the imported modules differ", sources),
      (
        (compiler, platform) != (other.compiler, other.platform),
        "the compiler or the platform differs",
        "create all shards with the same compiler on the same platform"
      ),
      (
        run.tool != other.run.tool, "the versions of waymark differ",
        "create all shards with the same version of waymark"
      ),
      (
        (run.library == nil) != (other.run.library == nil),
        "only one of them records which sources the library was built from",
        "create all shards without --skip-build, and don't change sources during the build"
      ),
      (
        run.library != other.run.library, "the libraries were built from different sources", sources
      ),
    ]
    return differences.first(where: \.isDifferent).map { ($0.description, $0.hint) }
  }
}
