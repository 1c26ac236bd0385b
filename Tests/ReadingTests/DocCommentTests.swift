import WaymarkModel
import Testing

@testable import WaymarkReading

@Suite struct DocCommentTests {
  @Test func `every Swift fence in a doc comment is a snippet with its location in the Swift file`() {
    let found = readSwift(
      """
      public struct Hike {
        /// Its length.
        ///
        /// ```swift, example=length
        /// let é = 1
        ///   indented()
        /// ```
        public var length: Int
      }
      """)

    #expect(
      dump(found) == """
        h1 #aswift code("a.swift")
        h2 #hikelength code("Hike.length")
        p "Its length."
        snippet 0
        snippet 0 at 4:7 shown under=hike-length example=length
          5:7 |let é = 1|
          6:7 |  indented()|

        """)
  }

  @Test func `a file whose comments have no snippets has no blocks`() {
    #expect(dump(readSwift("/// Prose.\n///\n/// ```\n/// a\n/// ```\nlet a = 1\n")) == "")
  }

  @Test func `only fences with the language 'swift' become snippets`() {
    let found = readSwift("/// ```\n/// a\n/// ```\n/// ```text\n/// b\n/// ```\nlet a = 1\n")

    #expect(found.value.snippets == [])
    #expect(found.diagnostics == [])
  }

  @Test func `errors in a fence are reported at their location in the Swift file`() {
    let found = readSwift(
      """
        /// ```swift, exmaple=a
        /// ```
        /**
         * ```swift
         * a
         */
      /// ```{.swift}
      /// ```
      """)

    #expect(
      found.diagnostics.map(\.description) == [
        """
        a.swift:1:17: error: there is no option 'exmaple'
          did you mean 'example='?
        """,
        """
        a.swift:4:6: error: this code block is never closed
          write ``` on its own line below it
        """,
        """
        a.swift:7:8: error: this Swift block is never tested: its language is in braces
          write ```swift
        """,
      ])
  }

  @Test func `a fence ends at the end of its comment`() {
    let found = readSwift("/// ```swift\n/// a\n\n/// b\n/// ```\n")

    #expect(found.value.snippets.map(\.code) == ["a\n"])
    #expect(found.diagnostics.map(\.location.line) == [1, 5])
  }

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
    let found = comments(in: text).flatMap(\.lines).map {
      "\($0.number):\($0.column)|\(String(decoding: $0.bytes, as: UTF8.self))"
    }

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
    ("let a = \"\"\"\n\\(b\n/// no\n)\n\"\"\"\n/// yes", 1),
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
  func `comments are distinguished from strings, regular expressions and each other`(
    _ text: String, _ count: Int
  ) {
    #expect(comments(in: text).count == count, "\(text)")
  }

  @Test func `deeply nested interpolation is handled`() {
    let text = String(repeating: "\"\\(", count: 50_000) + "\n/// no"

    #expect(comments(in: text).isEmpty)
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
    ("/// .\nprefix operator +++", "operator", "operator"),
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
    let comment = comments(in: text).first

    #expect(comment?.exampleName == name)
    #expect(comment?.title == title)
  }

  @Test func `headings in a comment don't name examples`() {
    let found = readSwift("/// # Note\n/// ```swift\n/// ```\n/// # Note\nstruct A {}")

    #expect(found.value.snippets.map(\.heading) == ["a"])
    #expect(found.value.blocks.map { "\($0)" }.filter { $0.contains("note-2") }.count == 1)
  }

  @Test func `the expected output in a comment is checked like any other`() {
    let found = readSwift(
      "/// ```swift, example=a\n/// print(1)\n/// ```\n/// ```text, output=a\n/// 1\n/// ```\nlet a = 1")

    #expect(found.value.outputs.map(\.location.line) == [4])
  }
}

private func readSwift(_ text: String) -> Checked<Article> {
  article(file: "a.swift", bytes: Array(text.utf8))
}

private func comments(in text: String) -> [DocComment] {
  docComments(of: Source(file: "a.swift", bytes: Array(text.utf8)))
}
