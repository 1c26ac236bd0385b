import Testing
import WaymarkHarness
import Library

@Suite struct Tests {
  @MainActor @Test("named") func one() async { __waymarkSnippet(0); Issue.record("boom") }
  @MainActor @Test static func two() -> Int { __waymarkSnippet(0); Issue.record("boom 2"); return 1 }
  struct Inner { @MainActor @Test func three() throws { __waymarkSnippet(0); throw CancellationError() } }
}
