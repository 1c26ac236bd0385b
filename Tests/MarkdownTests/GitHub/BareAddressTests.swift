import Testing

@testable import WaymarkMarkdown

@Suite struct BareAddressTests {
  @Test(arguments: [
    ("see https://a.b/c.", "https://a.b/c", "https://a.b/c"),
    ("\"http://a.b\"", "http://a.b", "http://a.b"),
    ("(www.a.b/(c))", "www.a.b/(c)", "http://www.a.b/(c)"),
    ("www.a.b/?x&amp;", "www.a.b/?x", "http://www.a.b/?x"), ("FTP://a.b", "FTP://a.b", "FTP://a.b"),
    ("mail me@a.b-c.d.", "me@a.b-c.d", "mailto:me@a.b-c.d"),
  ])
  func `an address ends before the punctuation of its sentence`(
    _ text: String, _ shown: String, _ destination: String
  ) {
    let found = textParts(text).filter { $0.destination != nil }

    #expect(found == [TextPart(text: shown, destination: destination)])
  }

  @Test(arguments: [
    "xhttp://a.b", "awww.a.b", "www.", "www.a_b.c_d", "me@a", "me@a.b_", "@a.b", "https://", "a:b",
  ])
  func `text that only resembles an address has no link`(_ text: String) {
    #expect(textParts(text) == [TextPart(text: text)])
  }

  @Test(arguments: [
    "", "words", "https://a.b", "https://a.b and www.c.d, me@e.f; done", "éhttps://a.bé @",
    "a@b.c@d.e",
  ])
  func `the joined parts equal the text, and text that can't contain an address has one part`(
    _ text: String
  ) {
    let parts = textParts(text)

    #expect(parts.map(\.text).joined() == text)
    #expect(mayHoldAddress(text) || parts.count == 1)
  }
}
