import Testing
import WaymarkModel

@testable import WaymarkReading

@Suite struct OptionTests {
  @Test func `the options for names and expected results are parsed`() {
    let snippets = read(
      """
      ```swift, example=add-item, uses=item-2, slot=body, fails="cannot, find 'x'"
      ```
      ```swift,traps="a"
      ```
      ```swift ,  reports = "b"
      ```
      ```swift, untested = "needs, a phone"
      ```
      """
    ).value.snippets

    #expect(
      snippets.map(\.example) == ["add-item", nil, nil, nil]
        && snippets[0].uses == "item-2" && snippets[0].slot == "body"
        && snippets.map(\.expectedResult) == [
          .fails("cannot, find 'x'"), .traps("a"), .reports("b"), .untested("needs, a phone"),
        ] && snippets.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test func `'unreached=' and 'timeline=' are parsed with their locations`() {
    let snippet = read("```swift, unreached=\"no disk\", timeline = hidden, uses = a\n```\n")
      .value.snippets[0]

    #expect(snippet.unreached == "no disk" && snippet.hidesTimeline && snippet.uses == "a")
    #expect(snippet.options.mapValues(\.column) == ["unreached": 11, "timeline": 32, "uses": 51])
    #expect(
      diagnostics(about: "```swift, timeline=shown\n```\n") == [
        "a.md:1:20: error: the value of 'timeline=' must be 'hidden'\n"
          + "  write timeline=hidden, or remove the option to show the timeline"
      ])
  }

  @Test func `a map needs a caption in quotes`() {
    let snippet = read("```swift, map=\"Two sheets\"\n```\n").value.snippets[0]

    #expect(snippet.map == "Two sheets" && snippet.options["map"]?.column == 11)
    #expect(
      diagnostics(about: "```swift, map=Two\n```\n") == [
        "a.md:1:15: error: the caption after 'map=' must be in quotes\n  write map=\"Two\""
      ])
  }

  @Test func `a snippet can use an example from another article`() {
    let found = read("```swift, uses=Trips#stop-form\n```\n")
    #expect(found.value.snippets.map(\.uses) == ["Trips#stop-form"] && found.diagnostics.isEmpty)

    #expect(
      diagnostics(about: "```swift, uses=Trips#Stop form\n```\n").first
        == "a.md:1:22: error: 'Stop' isn't a valid name\n"
        + "  use only lowercase letters, digits, and hyphens: uses=Trips#stop")
  }

  @Test(
    arguments: [
      "fails=\"a &amp; &quot b &#98;\"": "a & &quot b b", "fails=\"\\\\d \\* \\a\"": "\\d * \\a",
      "fails=\"&copy;\\`&#10;x\"": "©`\nx",
    ])
  func `an option's text is parsed after CommonMark decodes it`(_ option: String, _ text: String) {
    let found = read("~~~swift, \(option)\n~~~\n")

    #expect(
      found.value.snippets.map(\.expectedResult) == [.fails(text)] && found.diagnostics.isEmpty)
  }

  @Test func `an error after decoded text is reported at its location in the article`() {
    let found = diagnostics(aboutFence: ", fails=\"&amp;\\*é\", exmaple=a")

    #expect(found == ["a.md:1:30: error: there is no option 'exmaple'"])
  }

  @Test(
    arguments: [
      "exmaple=a": "did you mean 'example='?", "Fails=\"x\"": "did you mean 'fails='?",
      "no_run":
        "the options are example=, uses=, slot=, fails=, traps=, reports=, screen=, map=, timeline=, unreached=, untested=",
    ])
  func `an unknown option is reported with the nearest option`(_ option: String, _ hint: String) {
    let found = diagnostics(about: "```swift, \(option)\n```\n")

    #expect(
      found == [
        "a.md:1:11: error: there is no option '\(option.prefix { $0 != "=" })'\n  \(hint)"
      ])
  }

  @Test(
    arguments: [
      ", example=a, example=b": ["22: error: 'example=' is specified twice"],
      ", fails=\"a\", traps=\"b\"": ["22: error: 'traps=' and 'fails=' can't be combined"],
      ", reports=\"a\",traps=\"b\",fails=\"c\"": [
        "23: error: 'traps=' and 'reports=' can't be combined",
        "33: error: 'fails=' and 'traps=' can't be combined",
        "33: error: 'fails=' and 'reports=' can't be combined",
      ],
      ", untested=\"a\", example=b": [
        "25: error: 'example=' and 'untested=' can't be combined"
      ],
      ", fails=\"a\", untested=\"b\"": ["11: error: 'fails=' and 'untested=' can't be combined"],
      ", example": ["11: error: 'example=' needs a name"],
      ", example=": ["11: error: 'example=' needs a name"],
      ", example= , uses=b": ["11: error: 'example=' needs a name"],
      ", fails": ["11: error: the text after 'fails=' is missing"],
      ", untested=": ["11: error: the reason after 'untested=' is missing"],
      ", example=\"a\"": ["19: error: the name after 'example=' must not be in quotes"],
      ", fails=a": ["17: error: the text after 'fails=' must be in quotes"],
      ", fails=\"\"": ["17: error: the text for 'fails=' is empty"],
      ", untested=\"  \"": ["20: error: the reason for 'untested=' is empty"],
      ", example=Add_Item": ["19: error: 'Add_Item' isn't a valid name"],
      ", uses=größe": ["16: error: 'größe' isn't a valid name"],
      ", fails=\"a": ["17: error: this quotation mark is never closed"],
      ", fails=\"a, example=b": ["17: error: this quotation mark is never closed"],
      ", slot=a": ["11: error: 'slot=' needs 'example='"],
      ", output=a": ["11: error: 'output=' is allowed only on a 'text' block"],
      " example=a": ["10: error: a comma is missing before 'example='"],
      ", example=a uses=b": ["21: error: a comma is missing before 'uses='"],
      ", fails=\"a\"uses=b": ["20: error: a comma is missing before 'uses='"],
      ", ": ["9: error: an option is missing after this comma"],
      ",, example=a,": [
        "9: error: an option is missing after this comma",
        "21: error: an option is missing after this comma",
      ],
      ", =a": ["11: error: there is no option ''"],
      ", \"a, b\"": ["11: error: there is no option '\"a, b\"'"],
      " {.numberLines}": ["10: error: there is no option '{.numberLines}'"],
    ])
  func `an invalid option is reported at its own location`(_ info: String, _ expected: [String]) {
    let found = diagnostics(aboutFence: info)

    #expect(found == expected.map { "a.md:1:\($0)" })
  }

  @Test func `'slot=' without 'example=' doesn't set the snippet's slot`() {
    let article = article(file: "a.md", bytes: Array("```swift, slot=a\n```\n".utf8)).value

    #expect(article.snippets.map(\.slot) == [nil])
  }

  @Test func `all errors of an article are reported together`() {
    let found = diagnostics(
      about: "```swift, slot=a, foo\n```\n\n> ```swift, uses=B, example=\"x\n> ```\n")

    #expect(
      found == [
        "a.md:1:11: error: 'slot=' needs 'example='\n"
          + "  name the example whose hidden code contains the slot: example=NAME",
        "a.md:1:19: error: there is no option 'foo'\n"
          + "  the options are example=, uses=, slot=, fails=, traps=, reports=, screen=, map=, timeline=, unreached=, untested=",
        "a.md:4:18: error: 'B' isn't a valid name\n"
          + "  use only lowercase letters, digits, and hyphens: uses=b",
        "a.md:4:29: error: this quotation mark is never closed\n  add the closing \" after the text",
        "a.md:4:29: error: the name after 'example=' must not be in quotes\n  write example=x",
      ])
  }

  @Test(
    arguments: [
      ", example=a, example=b": "remove one of the two options",
      ", fails=\"a\", traps=\"b\"": "remove one of the two options",
      ", uses=a, untested=\"b\"": "remove one of the two options",
      ", example": "write example=NAME", ", fails": "write fails=\"TEXT\"",
      ", untested": "write untested=\"REASON\"", ", screen": "write screen=\"CAPTION\"",
      ", example=\"b c\"": "write example=NAME", ", fails=b": "write fails=\"b\"",
      ", fails=\" \"": "write fails=\"TEXT\"",
      ", example=A_b": "use only lowercase letters, digits, and hyphens: example=a-b",
      ", example=é": "use only lowercase letters, digits, and hyphens",
      ", output=a": "write ```text, output=NAME above what the example prints",
      " uses=a": "separate the options with commas", ",": "remove the comma",
    ])
  func `the hint for an invalid option shows what to write`(_ info: String, _ hint: String) {
    let found = read("~~~swift\(info)\n~~~\n").diagnostics

    #expect(found.map(\.hint) == [hint])
  }

  @Test func `a snippet lists the diagnostics about its own fence`() {
    let found = read("```swift, foo\n```\n```swift\n```\n")

    #expect(found.value.snippets.map(\.diagnostics) == [found.diagnostics, []])
  }

  @Test func `an invalid option doesn't affect valid ones`() {
    let snippets = read("```swift, foo, example=a, fails=, uses=b\n```\n").value.snippets

    #expect(snippets.map(\.example) == ["a"] && snippets.map(\.uses) == ["b"])
  }

  @Test func `a hidden snippet must name its example`() {
    #expect(
      diagnostics(about: "<!--\n```swift\n```\n-->\n") == [
        "a.md:2:1: error: a hidden snippet needs 'example='\n"
          + "  name the example that it belongs to: ```swift, example=NAME"
      ])
  }
}

@Suite struct OutputTests {
  @Test func `an expected output is parsed with its lines`() {
    let found = read("> ```TEXT, output=a-1\n> x\n>\n>  y\n> ```\n")

    #expect(
      found
        == Checked(
          Article(
            file: "a.md", text: found.value.text, blocks: [.quote([.output(0)])],
            outputs: [
              ExpectedOutput(
                location: Place(file: "a.md", line: 1, column: 3), example: "a-1",
                option: Place(file: "a.md", line: 1, column: 12),
                lines: [
                  Snippet.Line(text: "x", number: 2, column: 3),
                  Snippet.Line(text: "", number: 3, column: 2),
                  Snippet.Line(text: " y", number: 4, column: 3),
                ])
            ])))
  }

  @Test(
    arguments: [
      "text, foo=a": [
        "10: error: there is no option 'foo'\n  the only option of a 'text' block is output=NAME"
      ],
      "text, ouptut=a": ["10: error: there is no option 'ouptut'\n  did you mean 'output='?"],
      "text, example=a": [
        "10: error: 'example=' is allowed only on a 'swift' block\n"
          + "  the only option of a 'text' block is output=NAME"
      ],
      "text, output": ["10: error: 'output=' needs a name\n  write output=NAME"],
      "text, output=\"a\"": [
        "17: error: the name after 'output=' must not be in quotes\n  write output=a"
      ],
      "text, output=a, output=b": [
        "20: error: 'output=' is specified twice\n  remove one of the two options"
      ],
      "text output=a": [
        "9: error: a comma is missing before 'output='\n  separate the options with commas"
      ],
      "json, output=a": [
        "10: error: 'output=' is allowed only on a 'text' block\n  write ```text, output=NAME"
      ],
      "js {1,3} title=\"output=b\"": [],
    ])
  func `invalid options of an expected output are reported`(_ info: String, _ expected: [String]) {
    #expect(diagnostics(about: "```\(info)\n```\n") == expected.map { "a.md:1:\($0)" })
  }
}
