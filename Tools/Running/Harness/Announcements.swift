public import Testing

/// Tells that a check is being made.
///
/// - Parameters:
///   - id: The check's position among the example's probes.
///   - line: Its line in the generated source, from 1.
///   - column: Its column, in UTF-8 bytes from 1.
/// - Returns: That place, so that an issue of the check is recorded there.
public func __waymarkCheck(_ id: Int, _ line: Int, _ column: Int) -> Testing.SourceLocation {
  Channel.shared?.tell("check", "\(id) \(line) \(column)".utf8)
  return Testing.SourceLocation(
    fileID: "Example/Example.swift", filePath: "Example.swift", line: line, column: column
  )
}

/// Tells that an assertion of XCTest's is being made.
///
/// - Parameters:
///   - id: Its position among the example's probes.
///   - line: Its line in the generated source, from 1.
/// - Returns: That line, so that a failure is recorded there.
public func __waymarkLine(_ id: Int, _ line: UInt) -> UInt {
  Channel.shared?.tell("check", "\(id)".utf8)
  return line
}

/// Tells that what is printed from here on belongs to a snippet of the article.
public func __waymarkSnippet(_ index: Int) {
  Channel.shared?.tell("snippet", "\(index)".utf8)
  Channel.shared?.mark(index)
}

/// Tells that a test store has made an assertion. The library finds this symbol by its name, so
/// that neither knows the other.
@_cdecl("waymark_expectation_checked")
public func expectationChecked(
  file: UnsafePointer<CChar>, line: Int, column: Int, text: UnsafePointer<CChar>
) {
  let payload = "\(line) \(column) \(String(cString: file))\n\(String(cString: text))"
  Channel.shared?.tell("assertion", payload.utf8)
}
