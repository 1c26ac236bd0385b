import Testing
import WaymarkHarness
import Library

@MainActor @Test func none() { __waymarkSnippet(0);}
@MainActor @Test("named") func named() { __waymarkSnippet(0);}
@MainActor @Test("named", arguments: [1]) func parameters(_ x: Int) { __waymarkSnippet(0);}
@MainActor @Test(.bug("1"), __waymarkIssues) func one() { __waymarkSnippet(0);}
@MainActor @Test("named", .bug("1"), .filterIssues { _ in false }, __waymarkIssues, arguments: [1], [2])
func several(_ x: Int, _ y: Int) { __waymarkSnippet(0);}
@MainActor @Test(.bug("1"), __waymarkIssues,) func comma() { __waymarkSnippet(0);}
@Suite(.serialized) struct Inheriting {
  @MainActor @Test(__waymarkIssues) func none() { __waymarkSnippet(0);}
  @MainActor @Test(__waymarkIssues) func empty() { __waymarkSnippet(0);}
  @MainActor @Test(__waymarkIssues, arguments: [1]) func parameters(_ x: Int) { __waymarkSnippet(0);}
  struct Inner { @MainActor @Testing.Test(__waymarkIssues) func inner() { __waymarkSnippet(0);} }
}
