import Testing
import WaymarkModel

@testable import WaymarkReading

/// The languages of fences that are meant to be Swift.
@Suite struct LanguageTests {
  @Test(
    arguments: [
      "swfit": "swfit", "Swfit, example=a": "Swfit", "swif": "swif", "swiift": "swiift",
      "siwtf": "siwtf", "swiftui": "swiftui", "swift5": "swift5", "swift;x": "swift;x",
      "swift#x": "swift#x", "swift(5)": "swift(5)", "swift[]": "swift[]",
      "swift{1,3}": "swift{1", "swift:Sources/A.swift": "swift:Sources/A.swift",
      ".swift": ".swift", "lang:swift": "lang:swift", "language-swift": "language-swift",
      "lang=swift": "lang=swift", "Package.swift": "Package.swift",
      "swift-example": "swift-example", ", swift": ", swift", "swift\u{A0}": #"swift\u{A0}"#,
      "swift\u{A0}example=a.m": #"swift\u{A0}example=a.m"#, "\u{A0}swift": #"\u{A0}swift"#,
      "\u{A0} swift": #"\u{A0} swift"#, "\u{200B}swift": #"\u{200B}swift"#,
      "sw\u{200B}ift": #"sw\u{200B}ift"#,
      // The reader replaces a NUL with this character.
      "swift\u{0}": #"swift\u{1A}"#,
      "swift\u{B}": #"swift\u{B}"#, "swift\u{C}": #"swift\u{C}"#,
      "\u{FF53}wift": "\u{FF53}wift", "\u{455}wift": "\u{455}wift",
    ])
  func `a misspelled language is an error`(_ info: String, _ language: String) {
    let found = read("```\(info)\nlet x = 1\n```\n")

    #expect(found.value.snippets.isEmpty)
    #expect(
      found.diagnostics.map(\.description) == [
        "a.md:1:4: error: this block is never tested: its language is '\(language)'\n"
          + "  write '```swift', and put any options after a comma; "
          + "if the code isn't Swift, name its language"
      ])
  }

  @Test func `the message escapes invisible characters in a language`() {
    #expect(
      diagnostics(about: "> ```  swift\u{A0}, example=a\n> ```\n") == [
        "a.md:1:8: error: this block is never tested: its language is 'swift\\u{A0}'\n"
          + "  write '```swift', and put any options after a comma; "
          + "if the code isn't Swift, name its language"
      ])
  }

  @Test(
    arguments: [
      "abap", "awk", "bash", "c", "console", "css", "diff", "diff-swift", "gift", "go", "html",
      "ini", "java", "json", "kotlin", "lift", "markdown", "mermaid", "objective-c", "python",
      "sass", "scala", "scheme", "scss", "sed", "sh", "shell", "sh:install-swift.sh", "slim",
      "slint", "smali", "smalltalk", "smarty", "sml", "smt2", "snbt", "soft", "solidity", "spice",
      "spirv", "split", "sql", "stan", "stylus", "svelte", "svg", "swifttest", "swiftinterface",
      "swig", "switch", "swipl", "swirl", "swish", "text", "thrift", "toml", "twig",
      "typescript", "wit", "xml", "yaml", "yaml:swift.yml", "zsh", "", "1", "?",
    ])
  func `labels of other languages aren't misspellings`(_ info: String) {
    #expect(diagnostics(about: "```\(info)\nx\n```\n").isEmpty)
  }

  @Test(
    arguments: [
      "<pre><code class=\"language-swift\">let x = 1\n</code></pre>\n": "1:6",
      "> <pre class='highlight Swift'>\n> let x = 1\n> </pre>\n": "1:3",
      "<div>\n  <PRE id=a class=lang-swift>\n</div>\n": "2:3",
    ])
  func `a Swift block in HTML is an error`(_ text: String, _ place: String) {
    #expect(
      diagnostics(about: text) == [
        "a.md:\(place): error: this Swift block is never tested: it's raw HTML\n"
          + "  write it as a code block: ```swift"
      ])
  }

  @Test func `HTML that isn't Swift code isn't reported`() {
    #expect(
      diagnostics(
        about: "<pre><code class=\"language-c\">swift</code></pre>\n\n<p class=\"swift\">a</p>\n"
      ).isEmpty)
  }

  @Test func `a file in UTF-16 without a byte-order mark is rejected`() {
    let text = Array("# Title\n\n```swift\nlet x = 1\n```\n".utf8)
    let encoded = [text.flatMap { [0, $0] as [UInt8] }, text.flatMap { [$0, 0] as [UInt8] }]
    for bytes in encoded {
      #expect(
        article(file: "a.md", bytes: bytes).diagnostics.map(\.description) == [
          "a.md:1:1: error: this file is UTF-16, not UTF-8\n  save it as UTF-8"
        ])
    }
  }
}
