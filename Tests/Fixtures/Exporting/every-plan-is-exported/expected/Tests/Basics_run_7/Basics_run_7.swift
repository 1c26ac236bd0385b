import Testing

#sourceLocation(file: "Articles/Basics.md", line: 74)
@Suite struct Tests {
  @MainActor                func one() async { Issue.record("boom") }
  @MainActor       static func two() -> Int { Issue.record("boom 2"); return 1 }
  struct Inner { @MainActor       func three() throws { throw CancellationError() } }
}

#sourceLocation()
@MainActor func __waymarkRun() async throws {
  try await Tests().one()
  _ = try await Tests.two()
  try await Tests.Inner().three()
}

@Test @MainActor func __waymarkReport() async throws {
  try await withKnownIssue {
    try await __waymarkRun()
  } matching: { issue in
    let texts = issue.comments.map(\.rawValue) + ["\(issue)"]
    return texts.contains { $0.contains("boom") }
  }
}
