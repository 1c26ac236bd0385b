import WaymarkModel
import WaymarkSyntax

/// Returns an example as a test file with its source and the expectations for its run.
func exportedTest(of example: Example) -> String {
  let checksOutput = !example.prints.isEmpty || !example.outputs.isEmpty
  let source = exportedSource(of: example, keepsMarkers: checksOutput)
  switch example.plan {
  case .traps(let text): return runnable(source) + trap(text)
  case .reports(let text): return runnable(source) + report(text)
  case .run, .compile, .fails, .untested, .incomplete, .broken:
    return checksOutput ? runnable(source) + output(of: example) : source
  }
}

/// Returns the code with its tests turned into plain functions, and with a function that calls all
/// of them. The exported test calls that function.
private func runnable(_ source: String) -> String {
  let (code, calls) = withoutTests(source)
  let body = calls.map { "  \($0)\n" }.joined()
  return code + """

    #sourceLocation()
    @MainActor func __waymarkRun() async throws {
    \(body)}

    """
}

private func trap(_ text: String) -> String {
  """

  @Test func __waymarkTrap() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\\.standardErrorContent]
    ) { try await __waymarkRun() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(\(text.literal)))
  }

  """
}

private func report(_ text: String) -> String {
  """

  @Test @MainActor func __waymarkReport() async throws {
    try await withKnownIssue {
      try await __waymarkRun()
    } matching: { issue in
      let texts = issue.comments.map(\\.rawValue) + ["\\(issue)"]
      return texts.contains { $0.contains(\(text.literal)) }
    }
  }

  """
}

private func output(of example: Example) -> String {
  let prints = example.prints.flatMap { print in
    let number = example.snippets.firstIndex(of: print.snippet) ?? 0
    let expected = print.lines.map(\.text.literal).joined(separator: ", ")
    return [
      place(print.lines.first?.location),
      "  #expect(output.differences(from: [\(number): [\(expected)]]) == [])",
    ]
  }
  let outputs = example.outputs.flatMap { output in
    let lines = output.lines.map(\.text.literal).joined(separator: ", ")
    return [
      place(output.location),
      "  #expect([[\(lines)] as [String]].filter { !output.matches($0) } == [])",
    ]
  }
  let lines =
    ["", "@Test func __waymarkOutput() async {"]
    + ["  let result = await #expect("]
    + ["    processExitsWith: .success, observing: [\\.standardOutputContent]"]
    + ["  ) { try await __waymarkRun() }"]
    + ["  let output = __WaymarkOutput(result?.standardOutputContent ?? [])"]
    + prints + outputs + ["#sourceLocation()", "}", ""]
  return lines.joined(separator: "\n")
}

/// Returns a directive that maps the following lines to a line of the article.
private func place(_ location: SourceLocation?) -> String {
  location.map { "#sourceLocation(file: \($0.file.literal), line: \($0.line))" } ?? ""
}
