import Testing
import WaymarkModel

@testable import WaymarkLanguageServer

/// Cursors in the options of a fence, marked by `|`.
@Suite struct FenceCursorTests {
  private func cursor(_ marked: String, isComplete: Bool = false) -> FenceCursor? {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    return FenceCursor(
      line: parts.joined(), offset: parts[0].utf8.count, isComplete: isComplete)
  }

  @Test(arguments: [
    ("```swift, |", "", nil, 10), ("```swift, exa|mple=é", "exa", nil, 10),
    ("> ~~~ Swift,uses = St|art#a", "uses", "St", 19),
    ("```swift, example=a, slot=|", "slot", "", 26),
    ("```text, output=a-|", "output", "a-", 16),
  ])
  func `the option at the cursor has a name, a value, and a start`(
    _ line: String, _ name: String, _ value: String?, _ start: Int
  ) {
    #expect(cursor(line)?.name == name)
    #expect(cursor(line)?.value == value)
    #expect(cursor(line)?.start == start)
  }

  @Test(arguments: [
    "``|`swift, a", "```sw|ift, a", "```python, |", "``swift, |", "text, |",
    "```swift, traps=\"a, |b\"", "```swift, traps=\"a\"|",
  ])
  func `there is no option at a cursor outside the options`(_ line: String) {
    #expect(cursor(line) == nil)
  }

  @Test func `a value can include the text after the cursor on request`() {
    #expect(cursor("```swift, uses=St|art#a, slot=b", isComplete: true)?.value == "Start#a")
  }
}
