import Testing
import WaymarkModel

@Suite struct PatternTests {
  @Test func `a pattern matches the same text as its regular expression`() {
    let pattern = Pattern(/(\w+) huts?/)

    #expect("two huts".firstMatch(of: pattern)?.output.1 == "two")
    #expect("one hut, two huts".matches(of: pattern).map(\.output.1) == ["one", "two"])
    #expect("no tents".contains(pattern) == false)
  }

  @Test func `threads that use a pattern for the first time at once get the same result`() async {
    for _ in 0..<50 {
      let pattern = Pattern(/^(?:a|b)*?(c+)\b.*$/)

      let found = await withTaskGroup(of: String?.self) { group in
        for _ in 0..<8 {
          group.addTask { "abacc d".wholeMatch(of: pattern).map { String($0.output.1) } }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }

      #expect(found == Array(repeating: "cc", count: 8))
    }
  }
}
