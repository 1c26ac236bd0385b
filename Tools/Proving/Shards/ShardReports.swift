import Foundation
import WaymarkCaching
import WaymarkModel
import WaymarkOutcomes
import WaymarkProject

extension Report.ShardContents {
  /// Creates the contents of a shard from its outcome.
  ///
  /// - Parameters:
  ///   - articles: The articles that the command line specifies.
  ///   - filter: The filter on the command line.
  package init(_ shard: Shard, of outcome: Outcome, articles: [String], filter: String?) {
    self.init(
      index: shard.index, count: shard.count, articles: articles, filter: filter,
      imports: outcome.imports ?? [], compiler: outcome.environment?.compiler ?? "",
      platform: outcome.environment?.platform ?? "",
      digest: Self.digest(of: outcome.articles + outcome.others), proofs: outcome.proofs)
  }

  /// Returns a digest of the names and the text of articles, in any order.
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
  package private(set) var proofs: [Example.ID: Proof] = [:]

  /// Reads the reports.
  ///
  /// - Throws: A call failure that names the files if a report isn't from a shard, or if shards are
  ///   missing, duplicate or from different runs.
  package init(_ files: [String]) throws {
    let shards = try files.map { ($0, try Self.shard(in: $0)) }
    guard let (first, common) = shards.first else {
      throw Failure.call(
        "there are no reports to merge", hint: "specify the JSON reports of all shards")
    }
    self.common = common
    var owners: [Int: String] = [:]
    for (file, shard) in shards {
      guard shard.isOfSameRun(as: common) else {
        throw Failure.call(
          "'\(first)' and '\(file)' are from different runs",
          hint: "create all shards from the same commit, with the same arguments and compiler")
      }
      if let other = owners.updateValue(file, forKey: shard.index) {
        throw Failure.call(
          "'\(other)' and '\(file)' are both shard \(shard.index)/\(shard.count)",
          hint: "specify one report for each shard")
      }
      for proof in shard.proofs where proofs.updateValue(proof, forKey: proof.example) != nil {
        throw Failure.call(
          "'\(file)' proves \(proof.example), which another shard proves as well",
          hint: "prove all shards again")
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
    let report = try? JSONDecoder().decode(
      Report.self, from: try ArticleFiles.bytes(of: file, limit: .max))
    guard let report else {
      if File.kind(of: file) == nil { throw Failure.call("there is no file '\(file)'") }
      throw Failure.call(
        "'\(file)' isn't a JSON report that waymark wrote",
        hint: "create it with 'waymark test --shard'")
    }
    guard let shard = report.shard, shard.count >= 1, (1...shard.count).contains(shard.index) else {
      throw Failure.call(
        "'\(file)' isn't the report of a shard", hint: "create it with 'waymark test --shard'")
    }
    return shard
  }
}

extension Report.ShardContents {
  fileprivate func isOfSameRun(as other: Self) -> Bool {
    (count, digest, articles, filter) == (other.count, other.digest, other.articles, other.filter)
      && (imports, compiler, platform) == (other.imports, other.compiler, other.platform)
  }
}
