import Foundation
import WaymarkModel

/// A format for the results of a run that other tools read.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// The tool's own format, which is also the site's `verdicts.json`.
  case json
  /// The XML of JUnit, which most CI systems show as test results.
  case junit
  /// The Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// The Test Anything Protocol 14.
  case tap
  /// GitLab's code quality report.
  case gitlab
  /// A summary for a CI job's page.
  case markdown

  /// The format for a file's extension; nil if no format has this extension.
  public init?(file: String) {
    switch file.split(separator: ".").last?.lowercased() {
    case "json": self = .json
    case "xml": self = .junit
    case "sarif": self = .sarif
    case "tap": self = .tap
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }

  /// Returns a report in this format.
  ///
  /// - Parameter json: A closure that returns the same results in the tool's own format.
  public func bytes(of results: RunResults, json: () -> [UInt8]) -> [UInt8] {
    switch self {
    case .json: json()
    case .junit: Array(junitReport(results).utf8)
    case .sarif: SARIF(results).json()
    case .tap: Array(tapReport(results).utf8)
    case .gitlab: gitLabIssues(results).json()
    case .markdown: Array(markdownReport(results).utf8)
    }
  }

  /// Returns whether a file could be a report that this tool wrote in this format, so that
  /// replacing it loses nothing.
  public func isOwn(_ bytes: [UInt8]) -> Bool {
    let data = Data(bytes)
    let text = { String(decoding: bytes.prefix(1 << 10), as: UTF8.self) }
    switch self {
    case .json: return (try? JSONDecoder().decode(AnyReport.self, from: data)) != nil
    case .junit: return text().contains("<testsuites name=\"waymark\"")
    case .sarif: return (try? JSONDecoder().decode(SARIF.self, from: data))?.isOwn ?? false
    case .tap: return text().hasPrefix("TAP version 14\n# waymark\n")
    case .gitlab:
      let issues = try? JSONDecoder().decode([GitLabIssue].self, from: data)
      return issues?.allSatisfy(\.isOwn) ?? false
    case .markdown: return text().hasPrefix(markdownMark)
    }
  }

  /// The common structure of the JSON reports of all versions.
  private struct AnyReport: Decodable {
    private struct Anything: Decodable {}

    private var version: Int
    private var snippets: [Anything]
    private var diagnostics: [Anything]
  }
}
