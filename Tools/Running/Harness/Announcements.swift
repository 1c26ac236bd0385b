public import Testing

/// Reports that a check is about to be made.
///
/// - Parameters:
///   - id: The check's index among the example's probes.
///   - line: Its line in the generated source, starting at 1.
///   - column: Its column in UTF-8 bytes, starting at 1.
/// - Returns: The location, so that issues of the check are recorded there.
public func __waymarkCheck(_ id: Int, _ line: Int, _ column: Int) -> Testing.SourceLocation {
  Channel.shared?.tell("check", "\(id) \(line) \(column)".utf8)
  return Testing.SourceLocation(
    fileID: "Example/Example.swift", filePath: "Example.swift", line: line, column: column
  )
}

/// Reports that an XCTest assertion is about to be checked.
///
/// - Parameters:
///   - id: Its index among the example's probes.
///   - line: Its line in the generated source, starting at 1.
/// - Returns: The line, so that failures are recorded there.
public func __waymarkLine(_ id: Int, _ line: UInt) -> UInt {
  Channel.shared?.tell("check", "\(id)".utf8)
  return line
}

/// Reports that the following output belongs to a snippet of the article.
public func __waymarkSnippet(_ index: Int) {
  Channel.shared?.tell("snippet", "\(index)".utf8)
  Channel.shared?.mark(index)
}

/// Reports that a test store has checked an assertion. The library looks up this symbol by name, so
/// that neither depends on the other.
@_cdecl("waymark_expectation_checked")
public func expectationChecked(
  file: UnsafePointer<CChar>, line: Int, column: Int, text: UnsafePointer<CChar>
) {
  let payload = "\(line) \(column) \(String(cString: file))\n\(String(cString: text))"
  Channel.shared?.tell("assertion", payload.utf8)
}
