import Testing

      @MainActor func __waymarkStatements() async throws {
#sourceLocation(file: "Articles/Basics.md", line: 35)
Issue.record("big boom")
}

#sourceLocation()
@MainActor func __waymarkRun() async throws {
  try await __waymarkStatements()
}

@Test @MainActor func __waymarkReport() async throws {
  try await withKnownIssue {
    try await __waymarkRun()
  } matching: { issue in
    let texts = issue.comments.map(\.rawValue) + ["\(issue)"]
    return texts.contains { $0.contains("boom") }
  }
}
