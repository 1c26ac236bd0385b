import Testing
import WaymarkDocComments

@Suite struct DocCommentTests {
  @Test(arguments: [
    ("/// a\n///  b\n/// c", ["1:5|a", "2:5| b", "3:5|c"]),
    ("///a\n/// b", ["1:4|a", "2:4| b"]),
    ("///\n///   a\n/// b", ["1:4|", "2:7|a", "3:5|b"]),
    ("\t/// a\n\t///\tb", ["1:6|a", "2:6|b"]),
    ("/** a */", ["1:5|a "]),
    ("/**\n * a\n *\n *   b\n */", ["1:4|", "2:4|a", "3:3|", "4:4|  b", "5:2|"]),
    ("/**\n   a\n     b\n */", ["1:4|", "2:4|a", "3:4|  b", "4:2|"]),
    ("/** a\n    b\n      c */", ["1:5|a", "2:5|b", "3:5|  c "]),
    ("/**\n *a*\n - b\n */", ["1:4|", "2:2|*a*", "3:2|- b", "4:2|"]),
    ("/**\r\n * é\r\n */", ["1:4|", "2:4|é", "3:2|"]),
    ("/** a /* b */ c */", ["1:5|a /* b */ c "]),
    ("/** never closed\n   b", ["1:5|never closed", "2:4|b"]),
    ("/*** a */", ["1:4|* a "]),
    ("//// a", ["1:4|/ a"]),
    ("  /***/", ["1:6|"]),
    ("/**/ let a = 1", []),
    ("/* a */ // b", []),
    ("let a = 1 /// b", []),
  ])
  func `each line of a comment keeps its location and loses its markers`(
    _ text: String, _ lines: [String]
  ) {
    let bytes = Array(text.utf8)

    let found = DocComments(in: bytes).comments.flatMap(\.lines).map { place(of: $0, in: bytes) }

    #expect(found == lines)
  }

  @Test(arguments: [
    (#"let a = "/// no""#, 0),
    (#"let a = "\" /// no""#, 0),
    ("let a = \"\"\"\n/// no\n\"\"\"", 0),
    ("let a = \"\"\"\n\\\"\"\"\n/// no\n\"\"\"", 0),
    ("let a = #\"\"\"\n\"\"\"\n/// no\n\"\"\"#\n/// yes", 1),
    ("let a = #\"\"\"#\n/// yes", 1),
    ("let a = ##\"\"#\n\"##\n/// yes", 1),
    ("let a = #\"\\\"#\n/// yes", 1),
    ("let a = \"\\(b(\"/*\"))\"\n/// yes", 1),
    ("let a = \"\\(\"\\(\"(\")\")\"\n/// yes", 1),
    ("let a = \"\"\"\n\\(b\n/// yes\n)\n\"\"\"\n/// yes", 2),
    ("let a = #\"\\(\"#\n/// yes", 1),
    ("let a = #\"\\#(\"/*\")\"#\n/// yes", 1),
    ("let a = \"never closed\n/// yes", 1),
    ("let a = \"\\\n/// yes", 1),
    ("/* /* */\n/// no\n*/\n/// yes", 1),
    ("/* // */\n/// yes", 1),
    ("// /*\n/// yes", 1),
    ("/* \" */\n/// yes", 1),
    ("let a = /\"/\n/// yes", 1),
    ("let a = /[(]\\/*\"/\n/// yes", 1),
    ("f(/\"/, b)\n/// yes", 1),
    ("let a = b / c + \"/* \" / d\n/// yes", 1),
    ("let a = b.reduce(1, /) + c(\"/*\")\n/// yes", 1),
    ("let a = #/ \" /#\n/// yes", 1),
    ("let a = ##/ /# \" /##\n/// yes", 1),
    ("let a = #/\n  /* \"\n/#\n/// yes", 1),
    ("let `a \" b` = 1\n/// yes", 1),
    ("#!/usr/bin/swift\n/// yes", 1),
    ("/// yes\n// no\n/// yes", 2),
    ("/// yes\n\n/// yes", 2),
    ("/// yes\n/** yes */", 2),
    ("/// yes\r/// the same\r\n\r\n/// yes", 2),
    ("*/ /// no", 0),
    ("", 0),
  ])
  func `comments are distinguished from strings, regular expressions, and each other`(
    _ text: String, _ count: Int
  ) {
    #expect(DocComments(in: Array(text.utf8)).comments.count == count, "\(text)")
  }

  @Test(arguments: [
    String(repeating: "\"\\(", count: 50_000), String(repeating: "[", count: 50_000),
    String(repeating: "#if a\n", count: 50_000),
  ])
  func `a file with code that is nested too deeply isn't parsed`(_ nested: String) {
    let found = DocComments(in: Array((nested + "\n/// a").utf8))

    #expect(found.comments.isEmpty)
    #expect(found.excess != nil)
  }

  @Test(arguments: [
    ("/// .\nstruct Store {}", "store", "Store"),
    ("/// .\n@available(*, deprecated, message: \"func\") public func sendAndWait() {}",
      "send-and-wait", "sendAndWait"),
    ("extension Store where A == B {\n/// .\n@MainActor public static func send() {} }",
      "store-send", "Store.send"),
    ("extension A.B {\n/// .\npublic private(set) var c = 1 }", "a-b-c", "A.B.c"),
    ("enum Old { case a }\n/// .\nclass func last() {}", "last", "last"),
    ("struct A {\n/// .\nclass var b: Int { 1 } }", "a-b", "A.b"),
    ("struct A { func f(_ g: () -> Void = {}) {\n/// .\nlet b = 1 } }", "a-f-b", "A.f.b"),
    ("struct A { var b: Int { 1 }\nlet c = { 2 }\n/// .\ninit() {} }", "a-init", "A.init"),
    ("struct A {\n/// .\npublic subscript(a: Int) -> Int { 1 } }", "a-subscript", "A.subscript"),
    ("extension A {\n/// .\nstatic func == (a: A, b: A) -> Bool { true } }", "a-operator", "A.=="),
    ("/// .\nprefix operator +++", "operator", "+++"),
    ("enum A {\n/// .\nindirect case one(B), two }", "a-one", "A.one"),
    ("/// .\n@attached(member, names: named(body)) public macro Reducer() = #externalMacro()",
      "reducer", "Reducer"),
    ("/// .\npublic actor HTTPServer {}", "http-server", "HTTPServer"),
    ("/// .\nprotocol P { /** . */ associatedtype A }", "p", "P"),
    ("/// .\nfunc `a test's name`() {}", "a-test-s-name", "a test's name"),
    ("func a() { b(\"}\", { c.init() }) }\n/// .\ntypealias D = Int", "d", "D"),
    ("struct A {\n/// .\n}", "a", "A"),
    ("/// .\n", "top", ""),
    ("} } }\n/// .\nstruct A {}", "a", "A"),
  ])
  func `examples are named after the declaration that the comment documents`(
    _ text: String, _ name: String, _ title: String
  ) {
    let comment = DocComments(in: Array(text.utf8)).comments.first

    #expect(comment?.exampleName == name)
    #expect(comment?.title == title)
  }
}

/// Returns the line, the column, and the text of a range of offsets.
private func place(of range: Range<Int>, in bytes: [UInt8]) -> String {
  let before = String(decoding: bytes[..<range.lowerBound], as: UTF8.self)
  let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  let text = String(decoding: bytes[range], as: UTF8.self)
  return "\(lines.count):\((lines.last?.utf8.count ?? 0) + 1)|\(text)"
}
