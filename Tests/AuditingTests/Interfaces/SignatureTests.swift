import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Declarations without bodies that the package doesn't have.
@Suite struct SignatureTests {
  private func finding(_ code: String, _ message: String) -> BlockFinding {
    let rule = FakeCompiler.Rule(line: 2, message: message)
    var finding = FakeCompiler(rules: [rule]).finding(of: 0, in: document(blocks: code)).finding
    finding.locate(in: [:])
    return finding
  }

  @Test func `declarations get bodies, except for protocol requirements`() {
    let code = """
      extension Hike {
        init(name: String)  // A name
        func walk(to place: String, _ hours: Int...) async throws -> [Hike]
        var length: Double
        static subscript(index: Int) -> Hike { get async set }
      }
      protocol Walk {
        func walk()
        var length: Double { get }
      }
      struct Hut {
        var beds: Int
        let name: String
        func open()
      }
      """
    let sources = FakeCompiler().finding(of: 0, in: document(blocks: code)).sources

    #expect(
      sources.first?.hasSuffix(
        """
        extension Hike {
          init(name: String) { fatalError() }  // A name
          func walk(to place: String, _ hours: Int...) async throws -> [Hike] { fatalError() }
          var length: Double { fatalError() }
          static subscript(index: Int) -> Hike { get async { fatalError() } set { fatalError() } }
        }
        protocol Walk {
          func walk()
          var length: Double { get }
        }
        struct Hut {
          var beds: Int
          let name: String
          func open() { fatalError() }
        }

        """) == true)
  }

  @Test(
    arguments: [
      "generic type 'Array' specialized with too many type parameters (got 2, but expected 1)",
      "'async' must precede 'throws'",
      "use of protocol 'Sequence' as a type must be written 'any Sequence'",
      "type 'Self.Element' does not conform to protocol 'Comparable'",
      "type 'T' does not conform to protocol 'Hashable'",
    ])
  func `a block with an invalid signature is broken`(message: String) {
    let found = finding("func walk<T>(to hike: T) -> Hut", message)

    #expect(found.kind == .broken)
    #expect(found.notes.map(\.message) == [message])
  }

  @Test(
    arguments: [
      "cannot find type 'Hut' in scope", "type 'Hike' does not conform to protocol 'Hashable'",
      "class 'Hike' has no initializers", "invalid redeclaration of 'walk'",
    ])
  func `an interface isn't broken by an error that other declarations can fix`(message: String) {
    let found = finding("func walk<T>(to hike: T) -> Hut", message)

    #expect(found.kind == .interface)
    #expect(found.notes.isEmpty)
    #expect(found.missing.isEmpty)
  }

  @Test func `an interface with a misspelled type is broken`() {
    let message = "cannot find type 'CloseRange' in scope"
    #expect(finding("func walk(in range: CloseRange<Int>)", message).kind == .broken)

    let rule = FakeCompiler.Rule(line: 6, message: "cannot find type 'Hkie' in scope")
    var found = FakeCompiler(rules: [rule]).finding(
      of: 1, in: document(blocks: "struct Hike {}", "func walk(_ hike: Hkie)")
    ).finding
    found.locate(in: [:])

    #expect(found.kind == .broken)
    #expect(found.missing.map(\.similar) == ["Hike"])
  }

  @Test(
    arguments: [
      ("struct Hut {\n  func open()\n  public get() -> Int\n}", BlockClass.broken),
      ("struct Hut<A>\nwhere\n  A: Sendable\n  A.B: Sendable {\n  func open()\n}", .broken),
      ("struct Hut {\n  func open()\n  public func get() -> Int\n}", .interface),
      ("struct Hut {\n  func open()\n  ...\n}", .interface),
      ("func walk(Int)\nfunc walk(Hut)\nfunc swim(Lake)", .interface),
    ])
  func `an interface of the package with code that can't be parsed is broken`(
    code: String, kind: BlockClass
  ) {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Hut"], "declarationFragments": [{"spelling": "struct Hut"}]},
        {"pathComponents": ["walk(_:)"],
          "declarationFragments": [{"spelling": "func walk(_ hut: Hut)"}]}]}
      """
    let text = { (lead: String) in "\(lead)\n\n```swift\n\(code)\n```\n" }
    let found = { (lead: String) in
      FakeCompiler().finding(
        of: 0, in: document(text(lead), interface: declaring(graph))
      ).finding
    }

    #expect(found("").kind == kind)
    #expect(
      found("").notes.contains { $0.message.contains("can't be parsed") } == (kind == .broken))
    #expect(found("This doesn't compile:").kind != .broken)
  }

  @Test func `an interface is compiled together with an earlier interface that it uses`() {
    let document = document(blocks: "struct Hike {\n  func walk()\n}", "func list() -> [Hike]")
    let sources = FakeCompiler().finding(of: 1, in: document).sources

    #expect(sources.count == 1)
    #expect(sources.first?.contains("struct Hike {\n  func walk() { fatalError() }\n}") == true)
  }

  @Test(arguments: ["## Alternatives considered", "This doesn't compile:", "Before:"])
  func `an interface that doesn't have to be valid isn't compiled`(text: String) {
    let document = document("\(text)\n\n```swift\nfunc walk(to hike: Hike)\n```\n")

    #expect(FakeCompiler().finding(of: 0, in: document).finding.attempts == 0)
  }
}
