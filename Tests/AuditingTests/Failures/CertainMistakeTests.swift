import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Mistakes in blocks that also use undeclared names or leave out code.
@Suite struct CertainMistakeTests {
  private static let letter = """
    struct Letter {
      var subject: String
      func stamp(with value: Double) {}
    }
    func price(of letter: Letter) -> Double { 1 }
    """

  /// Returns the class of a block that follows the declarations. Its first line uses an undeclared
  /// name, unless it leaves out code, and the compiler reports an error in the second line, after
  /// the given text.
  private func kind(
    _ code: String, at text: String, _ message: String, first: String = "office.open()",
    letter: String = letter
  ) -> BlockClass {
    let document = document(
      blocks: letter, first + "\n" + code)
    let block = document.blocks[1]
    let lines = block.snippet.lines
    let column = code.firstRange(of: text).map {
      code.utf8.distance(from: code.startIndex, to: $0.upperBound)
    }
    var rules = [FakeCompiler.Rule(line: lines[1].number, column: column ?? 1, message: message)]
    if first.hasPrefix("office") {
      rules.append(.init(line: lines[0].number, message: "cannot find 'office' in scope"))
    }
    return FakeCompiler(rules: rules).finding(of: 1, in: document).finding.kind
  }

  @Test(
    arguments: [
      ("Letter(subject: hello).title", "", "value of type 'Letter' has no member 'title'"),
      ("Letter(title: \"Hello\")", "Letter(", "incorrect argument label in call"),
      ("Letter().stamp(for: 1)", "stamp(", "incorrect argument label in call"),
      ("price(for: letter)", "price(", "incorrect argument label in call"),
      ("words.joined(by: office)", "joined(", "incorrect argument label in call"),
      ("words.sortd()", "", "value of type '[String]' has no member 'sortd'"),
      ("words.Sorted()", "", "value of type '[String]' has no member 'Sorted'"),
      ("page(\"1\")", "", "cannot convert value of type 'String' to expected argument type 'Int'"),
      ("page(Letter())", "", "cannot convert value of type '[Letter]' to specified type 'Letter'"),
      ("page(x)", "", "value of optional type 'Int?' must be unwrapped to a value of type 'Int'"),
      ("mail(letter)", "", "call can throw but is not marked with 'try'"),
      (
        "defer { try mail() }", "",
        "call can throw, but errors cannot be thrown out of a defer body"
      ),
      ("mail(await x)", "", "expression is 'async' but is not marked with 'await'"),
    ])
  func `a block with undeclared names or omissions is broken by an error about known declarations`(
    code: String, place: String, message: String
  ) {
    #expect(kind(code, at: place, message) == .broken)
    #expect(kind(code, at: place, message, first: "...") == .broken)
  }

  @Test(
    arguments: [
      ("Envelope(title: \"Hello\")", "Envelope(", "incorrect argument label in call"),
      ("office.send(to: x)", "send(with: ", "missing argument for parameter 'on' in call"),
      ("words.trimmed()", "", "value of type '[String]' has no member 'trimmed'"),
      ("page(1)", "", "cannot convert value of type 'Int' to expected argument type 'Page'"),
      ("mail(x)", "", "expression is 'async' but is not marked with 'await'"),
    ])
  func `a block isn't broken by an error that an omitted declaration could fix`(
    code: String, place: String, message: String
  ) {
    #expect(kind(code, at: place, message) == .needsContext)
    #expect(kind(code, at: place, message, first: "...") == .elision)
  }

  @Test(
    arguments: [
      ("Hut.open()", "type 'Hut' has no member 'open'"),
      ("rest(1)", "missing argument for parameter 'in' in call"),
      (
        "let a = Trail.main",
        "static member 'main' cannot be used on protocol metatype '(any Trail).Type'"
      ),
    ])
  func `a block that leaves out code is broken by an error about the package`(
    code: String, message: String
  ) {
    let graph = """
      {"symbols": [
        {"pathComponents": ["Hut"], "declarationFragments": [{"spelling": "struct Hut"}]},
        {"pathComponents": ["Trail"], "declarationFragments": [{"spelling": "protocol Trail"}]},
        {"pathComponents": ["rest(in:)"],
         "declarationFragments": [{"spelling": "func rest(in: Int)"}]}]}
      """
    let kind = { (graph: String) in
      FakeCompiler(rules: [.init(line: 3, column: 5, message: message)]).finding(
        of: 0, in: document("```swift\n...\n\(code)\n```\n", interface: declaring(graph))
      ).finding.kind
    }

    #expect(kind(graph) == .broken)
    #expect(kind(#"{"symbols": []}"#) == .elision)
  }

  @Test func `a type that leaves out members can have the member that a block uses`() {
    let message = "value of type 'Letter' has no member 'title'"
    let shortened = "struct Letter {\n  var subject: String\n  ...\n}"

    #expect(kind("Letter().title", at: "", message, letter: shortened) == .needsContext)
  }

  @Test func `the document can leave out a property that only the type's own functions use`() {
    let message = "value of type 'Letter' has no member 'title'"

    #expect(kind("extension Letter { func f() { self.title } }", at: "", message) == .needsContext)
  }

  @Test func `a block isn't broken by an error on a line that leaves out code`() {
    let message = "value of type 'Letter' has no member 'title'"

    #expect(kind("send(Letter().title, ...)", at: "", message, first: "print(1)") == .elision)
  }

  @Test
  func `changing a constant is a mistake only if nothing else in the block declares the same name`()
  {
    let message = "cannot use mutating member on immutable value: 'names' is a 'let' constant"
    let first = "office.open(); let names = [1]"

    #expect(kind("names.append(1)", at: "", message, first: first) == .broken)
    #expect(
      kind("office { names in names.append(1) }", at: "", message, first: first) == .needsContext)
  }

  @Test(
    arguments: [
      ("let box = \"\\#(office)\"", "invalid escape sequence in literal", BlockClass.broken),
      ("let hikePlan = HikePath()", "cannot find 'HikePath' in scope", .broken),
      ("let other = HikePath()", "cannot find 'HikePath' in scope", .needsContext),
      ("let hikePlan = HikePlanner()", "cannot find 'HikePlanner' in scope", .needsContext),
      ("func f() {\nlet hikePlan = HikePath()\n}", "cannot find 'HikePath' in scope", .broken),
      ("let hikePlan = makePath()", "cannot find 'makePath' in scope", .needsContext),
    ])
  func `an invalid escape, or a type name that contradicts its variable's name, is a mistake`(
    code: String, message: String, kind: BlockClass
  ) {
    #expect(self.kind(code, at: "", message, letter: "struct HikePlan { var days = 1 }") == kind)
  }

  @Test func `a misspelled name in a fragment is compared with the members of other blocks`() {
    let document = document(
      blocks: "struct Queue {\n  var items = [1]\n}", "mutating func pop() { itmes.removeLast() }")

    #expect(document.similar(to: "itmes", in: document.blocks[1]) == "items")
    #expect(document.similar(to: "itmes", in: document.blocks[0]) == nil)
  }

  @Test(
    arguments: [
      ("unpack(\"lake\"\nlet x = ...", BlockClass.broken),
      ("unpack(\n  ...\nlet x = 1", .elision),
      ("unpack(\"lake\",\n  close()\n...", .elision),
    ])
  func `a block is broken if a parenthesis isn't closed before the next statement`(
    code: String, kind: BlockClass
  ) {
    let rule = FakeCompiler.Rule(line: 2, message: "expected ')' to match this '('")

    #expect(
      FakeCompiler(rules: [rule]).finding(of: 0, in: document(blocks: code)).finding.kind == kind)
  }

  @Test func `a block that repeats lines of an earlier block is broken by a mistake in them`() {
    let code = "let words = [\"a\"]\nwords.joined(by: 1)"
    let document = document(blocks: "start()\n\(code)", code)
    let rule = { (message: String) in FakeCompiler.Rule(line: 9, column: 13, message: message) }

    let kinds = ["incorrect argument label in call", "cannot find 'words' in scope"].map {
      FakeCompiler(rules: [rule($0)]).finding(of: 1, in: document).finding.kind
    }
    #expect(kinds == [.broken, .fragment])
  }

  @Test func `a method of another value isn't an overload of the enclosing function`() {
    let graph = """
      {"symbols": [
        {"pathComponents": ["Walk", "save(to:)"],
         "declarationFragments": [{"spelling": "func save(to: Int)"}]}]}
      """
    let kind = { (call: String) in
      let code = "func save() {\n    \(call)save(in: 1)\n}"
      let rule = FakeCompiler.Rule(
        line: 3, column: 9 + call.count, message: "incorrect argument label in call")
      let text = "```swift\n\(code)\n```\n"
      return FakeCompiler(rules: [rule]).finding(
        of: 0, in: document(text, interface: declaring(graph))
      ).finding.kind
    }

    #expect(kind("walk.") == .broken)
    #expect(kind("") == .needsContext)
    #expect(kind("self.") != .broken)
  }
}
