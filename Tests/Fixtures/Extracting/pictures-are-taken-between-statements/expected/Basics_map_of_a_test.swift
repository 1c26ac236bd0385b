import Testing
import WaymarkHarness
import Library

@MainActor @Test func one() { __waymarkSnippet(0); __waymarkMap(0, false); defer { __waymarkMap(0, true) }; _ = Store() }
