import Foundation
import WaymarkHashing
import WaymarkModel

/// A format in which other tools read the results of a run.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// The tool's own format, which is also that of the site's `verdicts.json`.
  case json
  /// The JUnit XML format. Most CI systems display these reports as test results.
  case junit
  /// The Static Analysis Results Interchange Format 2.1.0.
  case sarif
  /// The Test Anything Protocol 14.
  case tap
  /// GitLab's code quality report.
  case gitlab
  /// A summary for a CI job's page.
  case markdown

  /// Creates the format for a file's extension. Returns nil if no format has this extension.
  package init?(file: String) {
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
  /// - Parameters:
  ///   - results: The results, which aren't evaluated for the tool's own format.
  ///   - json: A closure that returns the same results in the tool's own format.
  package func bytes(
    of results: @autoclosure () throws -> RunResults, json: () -> [UInt8]
  ) rethrows -> [UInt8] {
    switch self {
    case .json: json()
    case .junit: sealed(Array(junitReport(try results()).utf8))
    case .sarif: SARIF(try results()).json()
    case .tap: sealed(Array(tapReport(try results()).utf8))
    case .gitlab: gitLabIssues(try results()).json()
    case .markdown: sealed(Array(markdownReport(try results()).utf8))
    }
  }

  /// Returns whether a file is an unedited report that this tool wrote in this format, so that
  /// replacing it loses nothing.
  package func isOwn(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .json: return isExactJSON(bytes, of: Report.self)
    case .sarif:
      let log = try? JSONDecoder().decode(SARIF.self, from: Data(bytes))
      return log?.isOwn == true && isExactJSON(bytes, of: SARIF.self)
    case .gitlab:
      let issues = (try? JSONDecoder().decode([GitLabIssue].self, from: Data(bytes))) ?? []
      // Another program's empty list differs at least in its layout.
      guard !issues.isEmpty else { return bytes == [GitLabIssue]().json() }
      return issues.allSatisfy(\.isOwn) && isExactJSON(bytes, of: [GitLabIssue].self)
    case .junit, .tap, .markdown: return sealed(bytes.dropLast(seal(of: [UInt8]()).count)) == bytes
    }
  }

  /// Returns a report followed by a comment with its digest, which reveals whether it was edited.
  private func sealed(_ report: some Collection<UInt8>) -> [UInt8] {
    Array(report) + seal(of: report)
  }

  private func seal(of report: some Collection<UInt8>) -> [UInt8] {
    let mark = "waymark \(Digest(Array(report)).description.prefix(16))"
    return Array((self == .tap ? "# \(mark)\n" : "<!-- \(mark) -->\n").utf8)
  }
}
