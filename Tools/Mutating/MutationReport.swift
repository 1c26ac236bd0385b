import WaymarkModel

/// The results of mutating articles.
package struct MutationReport: Codable, Hashable, Sendable {
  /// The version of the format, which changes only if a field changes its meaning.
  package var version = 1
  /// The articles in reading order, including those without a change that compiles.
  package var articles: [Entry]

  /// The results for one article.
  package struct Entry: Codable, Hashable, Sendable {
    /// The path of the article as the user wrote it.
    package var article: String
    /// The number of changes that an expectation detected.
    package var detected: Int
    /// The number of changes that compiled.
    package var total: Int
    /// The number of changes that didn't compile. They show nothing about the expectations.
    package var uncompiled: Int
    /// The changes that no expectation detected, sorted by location.
    package var survivors: [Survivor]
  }

  /// A change that no expectation detected.
  package struct Survivor: Codable, Hashable, Sendable {
    /// The line of the changed code, starting at 1.
    package var line: Int
    /// The column in UTF-8 bytes, starting at 1.
    package var column: Int
    /// A description of the change, such as `'<' becomes '<='`.
    package var change: String
  }

  package init(articles: [Entry]) { self.articles = articles }

  /// The report as lines of text: a count for each article, followed by the changes that no
  /// expectation detected, and a total if there are several articles.
  package var lines: [String] {
    let detected = articles.reduce(0) { $0 + $1.detected }
    let total = articles.reduce(0) { $0 + $1.total }
    return articles.flatMap(\.lines)
      + (articles.count > 1 ? ["\(detected) of \(total) changes detected"] : [])
  }
}

extension MutationReport.Entry {
  /// Creates an entry by counting the results of the changes to an article.
  ///
  /// - Parameter results: The changes and their results, sorted by location.
  package init(article: String, results: [(mutation: Mutation, result: MutationResult)]) {
    self.article = article
    detected = results.count { $0.result == .detected }
    uncompiled = results.count { $0.result == .uncompiled }
    total = results.count - uncompiled
    survivors = results.filter { $0.result == .undetected }.map(\.mutation).map {
      MutationReport.Survivor(line: $0.start.line, column: $0.start.column, change: $0.text)
    }
  }

  fileprivate var lines: [String] {
    let rest = uncompiled == 0 ? "" : " (\(uncompiled) more didn't compile)"
    return ["\(article): \(detected) of \(total) changes detected\(rest)"]
      + survivors.map {
        "\(article):\($0.line):\($0.column): no expectation detects that " + $0.change
      }
  }
}

/// The result of one change.
package enum MutationResult: Hashable, Sendable {
  case detected, undetected
  /// The compiler rejected the change.
  case uncompiled

  /// Creates a result by comparing the verdicts with and without a change.
  ///
  /// - Parameters:
  ///   - mutated: The verdict with the change.
  ///   - verdict: The verdict without the change.
  package init(_ mutated: Verdict, insteadOf verdict: Verdict) {
    self =
      mutated == verdict ? .undetected : mutated == .doesNotCompile ? .uncompiled : .detected
  }
}
