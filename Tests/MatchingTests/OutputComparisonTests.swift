import Testing

@testable import WaymarkMatching

@Suite struct OutputComparisonTests {
  @Test(
    arguments: [
      (["a"], ["a"], 1, nil, []),
      (["a...c"], ["abc"], 1, nil, []),
      (["a...c"], ["ab"], 0, "ab", []),
      (["...", "z"], ["z", "y", "z"], 2, nil, []),
      (["..."], [], 1, nil, []),
      (["a", "b"], ["a"], 1, nil, []),
      (["a"], ["a", "b"], 1, nil, ["b"]),
      (["aXXa"], ["aXa"], 0, "aXa", []),
      (["a...a"], ["a"], 0, "a", []),
      (["caf\u{E9}"], ["cafe\u{301}"], 0, "cafe\u{301}", []),
      (["...\u{301}"], ["e\u{301}"], 1, nil, []),
    ] as [([String], [String], Int, String?, [String])])
  func `expected lines match in order, and three dots match any text or any lines`(
    expected: [String], lines: [String], matched: Int, next: String?, rest: [String]
  ) {
    let comparison = OutputComparison(expected, lines.map { PrintedLine($0) })

    #expect(comparison.matched == matched)
    #expect(comparison.next?.text == next)
    #expect(comparison.rest.map(\.text) == rest)
  }

  @Test func `a printed byte that isn't valid UTF-8 differs from a replacement character`() {
    let invalid = PrintedLine([0x61, 0xFF])

    #expect(invalid.text == "a\u{FFFD}")
    #expect(OutputComparison(["a\u{FFFD}"], [invalid]).matched == 0)
    #expect(OutputComparison(["a..."], [invalid]).matched == 1)
    #expect(OutputComparison(["a\u{FFFD}"], [PrintedLine("a\u{FFFD}")]).matched == 1)
  }
}
