import Glibc
public import Testing

/// Reports that an expectation is about to be checked.
///
/// - Parameters:
///   - id: The expectation's index among the example's probes.
///   - line: Its line in the generated source, starting at 1.
///   - column: Its column in UTF-8 bytes, starting at 1.
/// - Returns: The location, so that issues of the expectation are recorded there.
public func __waymarkCheck(_ id: Int, _ line: Int, _ column: Int) -> Testing.SourceLocation {
  Channel.shared?.report("check", "\(id) \(currentTask())".utf8)
  return Testing.SourceLocation(
    fileID: "Example/Example.swift", filePath: "Example.swift", line: line, column: column
  )
}

/// A trait that reports each issue with a location before the test's own traits can discard or
/// change the issue. The trait must be the last of the test's traits.
public var __waymarkIssues: IssueHandlingTrait {
  .compactMapIssues { issue in
    guard let place = issue.sourceLocation else { return issue }
    let isCheck = if case .expectationFailed = issue.kind { true } else { false }
    let text = isCheck ? "Expectation failed" : ""
    Channel.shared?.report(
      "raised", "\(currentTask()) \(place.line) \(place.column) \(place.filePath)\n\(text)".utf8)
    return issue
  }
}

/// Reports that an XCTest assertion is about to be checked.
///
/// - Parameters:
///   - id: Its index among the example's probes.
///   - line: Its line in the generated source, starting at 1.
/// - Returns: The line, so that failures are recorded there.
public func __waymarkLine(_ id: Int, _ line: UInt) -> UInt {
  Channel.shared?.report("check", "\(id) \(currentTask())".utf8)
  return line
}

/// Reports that the following output belongs to a snippet of the article.
public func __waymarkSnippet(_ index: Int) {
  Channel.shared?.begin(index)
}
