import Foundation
import Testing

@testable import WaymarkSystem

@Suite struct NeutralizedTextTests {
  @Test(arguments: [
    // Terminals.
    ("a\u{1B}[31mred", #"a\u{1B}[31mred"#),
    ("\u{1B}]8;;http://x\u{1B}\\link", #"\u{1B}]8;;http://x\u{1B}\link"#),
    ("\u{9B}2J", #"\u{9B}2J"#),
    ("50 %\rall passed", #"50 %\u{D}all passed"#),
    ("a\u{8}b\u{7F}\u{0}", #"a\u{8}b\u{7F}\u{0}"#),
    ("\u{202E}gnp.exe\u{2066}", #"\u{202E}gnp.exe\u{2066}"#),
    ("a\u{200F}\u{61C}b", #"a\u{200F}\u{61C}b"#),
    ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}", #"a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}"#),
    // GitHub.
    ("::set-output name=a::b", #"\u{3A}:set-output name=a::b"#),
    ("a\n \t::error::b", "a\n \t\\u{3A}:error::b"),
    ("a\r::error::b", #"a\u{D}::error::b"#),
    ("\u{FEFF}::error::b", #"\u{FEFF}::error::b"#),
    ("\u{A0}\u{3000}::error::b", "\u{A0}\u{3000}\\u{3A}:error::b"),
    ("a ##[set-output name=a]b", #"a #\u{23}[set-output name=a]b"#),
    // Azure Pipelines and TeamCity.
    ("a ##vso[task.setvariable variable=a]b", #"a #\u{23}vso[task.setvariable variable=a]b"#),
    ("###VSO[a]", #"##\u{23}VSO[a]"#),
    ("##teamcity[buildStatus text='a']", #"#\u{23}teamcity[buildStatus text='a']"#),
  ])
  func `characters that a terminal or a CI host interprets are escaped`(
    _ text: String, _ expected: String
  ) {
    #expect(text.neutralized == expected)
    #expect(expected.neutralized == expected)
  }

  @Test(arguments: [
    "", "a\n\tb\n", "Array::Element", "a :: b", "a.md:3:1: error: wrong", "# a ## b [c]",
    "##\"a\"##",
    "é e\u{301} 👩‍👩‍👧 שלום", "100 %", "#[a]", "## heading",
  ])
  func `text that terminals and CI hosts don't interpret is unchanged`(_ text: String) {
    #expect(text.neutralized == text)
  }

  @Test func `a carriage return at the end of a line is dropped`() {
    #expect("a\r\nb\r\n".neutralized == "a\nb\n")
  }

  @Test func `a combining mark can't hide other characters`() {
    #expect("##\u{301}vso[a] ::\u{301}a \u{1B}\u{301}[31m".neutralized
      == "##\u{301}vso[a] ::\u{301}a \\u{1B}\u{301}[31m")
    #expect("::\u{301}a".neutralized == "\\u{3A}:\u{301}a")
  }

  @Test func `a file name stays on one line`() {
    #expect("a\nb\r\n.md".neutralizedLine == #"a\nb\n.md"#)
  }
}
