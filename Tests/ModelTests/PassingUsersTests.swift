import Testing
import WaymarkModel

@Suite struct PassingUsersTests {
  private let used = Example.ID(article: "a.md", name: "used")

  private func user(_ name: String, _ plan: Example.Plan = .run) -> Example {
    var example = Example(
      id: .init(article: "a.md", name: name), module: name, snippets: [0], plan: plan,
      source: GeneratedSource(lines: []))
    example.used = [used]
    return example
  }

  private func proof(_ name: String, _ verdict: Verdict) -> Proof {
    Proof(example: .init(article: "a.md", name: name), verdict: verdict)
  }

  @Test func `only passing examples count as users`() {
    let users = PassingUsers(
      [user("b"), user("c"), user("a")],
      [proof("a", .passed), proof("b", .passed), proof("c", .failed)])

    #expect(users[used].map(\.name) == ["b", "a"])
    #expect(users[.init(article: "a.md", name: "a")].isEmpty)
  }

  @Test func `an example that must not compile doesn't count as a user`() {
    let users = PassingUsers(
      [user("a", .fails(text: "x", snippet: 1...1, marked: [])), user("b", .traps(text: "x"))],
      [proof("a", .passed), proof("b", .passed)])

    #expect(users[used].map(\.name) == ["b"])
  }
}
