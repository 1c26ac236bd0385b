import Testing
import WaymarkModel

@testable import WaymarkReading

@Suite struct FenceTests {
  @Test(
    arguments: [
      "```swift\nlet x = 1\n": "write ``` on its own line below it",
      "```swift": "write ``` on its own line below it",
      "~~~~Swift\n~~~\n```\n": "write ~~~~ on its own line below it",
      "```json\n": "write ``` on its own line below it",
      "> ```swift\n> a\n\n```\n```\n":
        "write ``` below it, with the same '>' markers or indentation as the enclosing block quote or list",
      "> ```swift\n> a\n```\n```\n":
        "write ``` below it, with the same '>' markers or indentation as the enclosing block quote or list",
      "- ```swift\n  a\n\nb\n":
        "write ``` below it, with the same '>' markers or indentation as the enclosing block quote or list",
    ])
  func `an unclosed fence is reported where it opens`(_ text: String, _ hint: String) {
    let column = text.hasPrefix("> ") || text.hasPrefix("- ") ? 3 : 1

    #expect(
      diagnostics(about: text) == [
        "a.md:1:\(column): error: this code block is never closed\n  \(hint)"
      ])
  }

  @Test func `a comment ends at the first '-->', even inside code`() {
    let found = read("<!--\n```swift, example=a\nx --> y\n```\n")

    #expect(found.value.snippets.map(\.code) == ["x \n"])
    #expect(
      found.diagnostics.map(\.description) == [
        "a.md:2:1: error: this code block is never closed\n"
          + "  write ``` below it, before the first '-->', which ends the comment",
        "a.md:4:1: error: this code block is never closed\n"
          + "  write ``` on its own line below it",
      ])
  }

  @Test func `a fence in another language can be closed by the end of its quote`() {
    #expect(diagnostics(about: "> ```json\n> {}\n\ntext\n").isEmpty)
  }

  @Test(arguments: ["````swift\n```\n````", "~~~swift\n```\n~~~~~ ", "   ```swift\nx\n```"])
  func `a longer fence, a tilde fence, and an indented fence can be closed`(_ text: String) {
    let found = read(text)

    #expect(found.value.snippets.count == 1 && found.diagnostics.isEmpty)
  }

  @Test(arguments: ["```swifttest\n```", "```\nswift\n```", "    ```\n    ```", "`swift`", ""])
  func `a fence that isn't Swift doesn't become a snippet`(_ text: String) {
    let found = read(text)

    #expect(found.value.snippets.isEmpty && found.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("a\n    ```swift\n", "2:5", ""), ("> a\n>     ~~~ Swift, example=a\n", "2:7", ""),
      ("-     ~~~ swift\n", "1:7", longer), ("\t```swift\n\t```\n", "1:2", longer),
      ("<!--\n    ```swift\n-->", "2:5", longer),
      ("[^1]\n\n[^1]: A note with code:\n\n    ```swift\n    a\n    ```\n", "5:5", longer),
    ])
  func `a fence that's indented too far is reported`(
    _ text: String, _ place: String, _ alternative: String
  ) {
    #expect(
      diagnostics(about: text) == [
        "a.md:\(place): error: this doesn't open a Swift block: it's indented too far\n"
          + "  indent it by at most three spaces\(alternative)"
      ])
  }

  private static let longer = "; to show a fence, put it in a longer one: ````markdown"

  @Test(arguments: ["{.swift}", "{.swift .numberLines}", "{#id .Swift}", "{swift, echo=FALSE}"])
  func `a language in braces is an error`(_ info: String) {
    #expect(
      diagnostics(about: "- ```\(info)\n  ```\n") == [
        "a.md:1:6: error: this Swift block is never tested: its language is in braces\n"
          + "  write ```swift"
      ])
  }

  @Test(
    arguments: [
      "<details>\n```swift\n```\n</details>\n": "add a blank line before it",
      "<a>\n  ~~~ Swift, example=a\n  ~~~": "add a blank line before it",
      "<pre>\n```swift\n\n```\n</pre>\n": "move it out of the HTML",
      "<details> <!-- a -->\n```{.swift}\n```\n": "add a blank line before it",
    ])
  func `a Swift block that is read as part of raw HTML is an error`(
    _ text: String, _ hint: String
  ) {
    let column = text.contains("  ~~~") ? 3 : 1

    #expect(
      diagnostics(about: text) == [
        "a.md:2:\(column): error: this Swift block is read as part of the raw HTML above it\n"
          + "  \(hint)"
      ])
  }

  @Test func `a fence inside another fence in raw HTML isn't reported`() {
    #expect(
      diagnostics(about: "<div>\n````text\n```swift\n````\n```swift\n```\n") == [
        "a.md:5:1: error: this Swift block is read as part of the raw HTML above it\n"
          + "  add a blank line before it"
      ])
  }

  @Test func `a fence of backticks followed by a backtick is an error`() {
    #expect(
      diagnostics(about: "> ```swift, fails=\"no `x`\"\n> let x = y\n") == [
        "a.md:1:3: error: this doesn't open a code block: a backtick follows on the same line\n"
          + "  open it with tildes: ~~~swift"
      ])
    #expect(diagnostics(about: "```swift``` is a language\n").isEmpty)
  }

  @Test(
    arguments: [
      "<!--\na": "a.md:1:1", "- <!--\na": "a.md:1:3", "a\n\n<!-- a --> <!-- b\n": "a.md:3:12",
    ])
  func `an unclosed comment is reported where it opens`(_ text: String, _ place: String) {
    #expect(
      diagnostics(about: text) == [
        "\(place): error: this comment is never closed\n"
          + "  write '-->' after it; if the comment is in a block quote or list, start the line of "
          + "the '-->' with the same '>' markers or indentation"
      ])
  }

  @Test func `a comment directly below HTML ends at its first blank line`() {
    let found = diagnostics(about: "<div>\n<!--\n\n```swift, example=a\n```\n-->\n")

    #expect(
      found == [
        "a.md:2:1: error: this comment is never closed\n"
          + "  add a blank line before the comment, to end the HTML above it"
      ])
  }

  @Test func `excessive nesting is an error but loses no snippets`() {
    let quotes = String(repeating: ">", count: 10_000)

    let found = read("\(quotes) ```swift\n\(quotes) let x = 1\n\(quotes) ```\n")

    #expect(found.value.snippets.map(\.code) == ["let x = 1\n"])
    #expect(
      found.diagnostics.map(\.description) == [
        "a.md:1:51: error: block quotes and lists are nested too deeply (more than 50 levels)\n"
          + "  reduce the nesting"
      ])
  }
}
