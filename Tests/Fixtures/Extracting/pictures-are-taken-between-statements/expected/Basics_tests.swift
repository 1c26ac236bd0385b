import Testing
import WaymarkHarness
import Library

@MainActor @Test func one() { __waymarkSnippet(0); __waymarkScreen(0, nil); defer { __waymarkScreen(0, 0) }; _ = Phone() }
@Test nonisolated func `cannot be drawn`() { __waymarkSnippet(0); _ = Phone() }
@MainActor @Suite struct Suite {
  @Test func two() async throws { __waymarkSnippet(0); __waymarkScreen(0, nil); defer { __waymarkScreen(0, 0) }; _ = Phone() }
}
actor Other {
  @Test func three() { __waymarkSnippet(0); _ = Phone() }
}
