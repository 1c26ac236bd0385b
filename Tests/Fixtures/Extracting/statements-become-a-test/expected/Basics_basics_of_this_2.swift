import Testing
import WaymarkHarness
import Library

@Suite struct Tests {
  @MainActor @Test func one() { __waymarkSnippet(0);}
  @Test nonisolated func two() { __waymarkSnippet(0); #expect(true, sourceLocation: __waymarkCheck(0, 7, 55)) }
}
