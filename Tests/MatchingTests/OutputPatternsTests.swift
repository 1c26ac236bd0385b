import Testing

@testable import WaymarkMatching

@Suite struct OutputPatternsTests {
  @Test(arguments: [
    (["a", "b"], ["a", "c"], ["a", "c"]),
    (["a", "...", "z"], ["b", "c", "z"], ["b", "...", "z"]),
    (["a", "...", "at ..."], ["a", "b", "by 7"], ["a", "...", "by 7"]),
    (["...", "at ..."], ["x", "at 7", "y"], ["...", "at ...", "y"]),
    (["a", "b", "c"], ["b", "c"], ["b", "c"]),
    (["a  ", "c"], ["a", "b", "c"], ["a  ", "b", "c"]),
    (["a", "..."], ["b"], ["b", "..."]),
    ([], ["a"], ["a"]),
  ])
  func `patterns that still match are kept`(
    _ patterns: [String], _ lines: [String], _ new: [String]
  ) {
    let lines = lines.map { PrintedLine($0) }

    let corrected = OutputPatterns(patterns).corrected(to: lines)

    #expect(corrected == new)
    let comparison = OutputComparison(corrected, lines)
    #expect(comparison.matched == corrected.count)
    #expect(comparison.rest.isEmpty)
  }

  @Test func `corrected patterns match, regardless of the old patterns`() {
    let alphabet = ["a", "ab", "...", "a...", "...b"]
    let one = alphabet.map { [$0] }
    let all = [[]] + one + one.flatMap { first in alphabet.map { first + [$0] } }
    for (patterns, texts) in all.flatMap({ patterns in all.map { (patterns, $0) } }) {
      let lines = texts.map { PrintedLine($0) }
      let corrected = OutputPatterns(patterns).corrected(to: lines)
      let comparison = OutputComparison(corrected, lines)
      #expect(
        comparison.matched == corrected.count && comparison.rest.isEmpty,
        "\(corrected), corrected from \(patterns), doesn't match \(texts)")
      let was = OutputComparison(patterns, lines)
      if was.matched == patterns.count, was.rest.isEmpty { #expect(corrected == patterns) }
    }
  }
}
