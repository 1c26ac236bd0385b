public import WaymarkModel

/// The results of mutating articles.
public struct MutationReport: Codable, Hashable, Sendable {
  /// The version of the format, which changes only if a field changes its meaning.
  public var version = 1
  /// The articles in reading order, including those without a change that compiles.
  public var articles: [Entry]

  /// The results for one article.
  public struct Entry: Codable, Hashable, Sendable {
    /// The path of the article as the user wrote it.
    public var article: String
    /// The number of changes that an expectation noticed.
    public var noticed: Int
    /// The number of changes that compiled.
    public var total: Int
    /// The number of changes that didn't compile. They show nothing about the expectations.
    public var uncompiled: Int
    /// The changes that no expectation noticed, sorted by location.
    public var survivors: [Survivor]
  }

  /// A change that no expectation noticed.
  public struct Survivor: Codable, Hashable, Sendable {
    /// The line of the changed code, starting at 1.
    public var line: Int
    /// The column in UTF-8 bytes, starting at 1.
    public var column: Int
    /// A description of the change, such as `'<' becomes '<='`.
    public var change: String
  }

  public init(articles: [Entry]) { self.articles = articles }

  /// The report as lines of text: a count for each article, followed by the changes that no
  /// expectation noticed, and a total if there are several articles.
  public var lines: [String] {
    let noticed = articles.reduce(0) { $0 + $1.noticed }
    let total = articles.reduce(0) { $0 + $1.total }
    return articles.flatMap(\.lines)
      + (articles.count > 1 ? ["\(noticed) of \(total) changes noticed"] : [])
  }
}

extension MutationReport.Entry {
  /// Counts the results of the changes to an article.
  ///
  /// - Parameter results: The changes and their results, sorted by location.
  public init(article: String, results: [(mutation: Mutation, result: MutationResult)]) {
    self.article = article
    noticed = results.count { $0.result == .noticed }
    uncompiled = results.count { $0.result == .uncompiled }
    total = results.count - uncompiled
    survivors = results.filter { $0.result == .unnoticed }.map(\.mutation).map {
      MutationReport.Survivor(line: $0.start.line, column: $0.start.column, change: $0.text)
    }
  }

  fileprivate var lines: [String] {
    let rest = uncompiled == 0 ? "" : " (\(uncompiled) more didn't compile)"
    return ["\(article): \(noticed) of \(total) changes noticed\(rest)"]
      + survivors.map { "\(article):\($0.line):\($0.column): no check notices that \($0.change)" }
  }
}

/// The result of one change.
public enum MutationResult: Hashable, Sendable {
  case noticed, unnoticed
  /// The compiler rejected the change.
  case uncompiled

  /// Compares the verdicts with and without a change.
  ///
  /// - Parameters:
  ///   - mutated: The verdict with the change.
  ///   - verdict: The verdict without the change.
  public init(_ mutated: Verdict, insteadOf verdict: Verdict) {
    self =
      mutated == verdict ? .unnoticed : mutated == .doesNotCompile ? .uncompiled : .noticed
  }
}
