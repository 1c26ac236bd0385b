import Article
import Foundation

extension Outcome {
  /// - Parameter address: The place of an example's proof in the site.
  func report(address: (Example) -> String) -> Report {
    let files = Dictionary(uniqueKeysWithValues: articles.map { ($0.file, $0) })
    let verdicts = Dictionary(uniqueKeysWithValues: proofs.map { ($0.example, $0) })
    var entries: [Report.Entry] = []
    for example in examples {
      guard let article = files[example.id.article], let proof = verdicts[example.id] else { continue }
      for index in example.snippets {
        entries.append(
          Report.Entry(
            article: article.file, line: article.snippets[index].location.line,
            example: example.id.name, verdict: proof.verdict,
            expectations: proof.expectations.count, proof: address(example)))
      }
    }
    entries.sort { ($0.article, $0.line) < ($1.article, $1.line) }
    return Report(snippets: entries, diagnostics: errors.map(Report.Problem.init))
  }
}

extension Report {
  /// The bytes of `verdicts.json`: sorted keys, a newline at the end.
  func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
