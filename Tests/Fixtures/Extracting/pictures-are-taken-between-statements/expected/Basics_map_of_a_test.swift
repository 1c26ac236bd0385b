import Testing
import WaymarkHarness
import Library

@MainActor @Test func one() { __waymarkSnippet(0); __waymarkMap(0, isDrawn: false); defer { __waymarkMap(0, isDrawn: true) }; _ = Store() }
