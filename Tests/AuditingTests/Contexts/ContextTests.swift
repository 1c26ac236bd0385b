import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct ContextTests {
  @Test func `a block follows the nearest earlier blocks that declare what it needs`() {
    let document = document(
      blocks: "let name = \"Anna\"", "struct Hike { var name: String }",
      "let name = \"Berta\"", "let hike = Hike(name: name)", "print(hike)")

    #expect(document.finder.context(of: 4) == [1, 2, 3])
    #expect(document.finder.context(of: 0) == [])
  }

  @Test func `sections with the same heading are different sections`() {
    let document = document(
      """
      # One

      ```swift
      let hike = 1
      ```

      # Two

      ```swift
      let hike = 2
      ```

      # One

      ```swift
      print(hike)
      ```
      """)

    #expect(document.finder.context(of: 2) == [1])
  }

  @Test func `names of members, labels, parameters, and types in scope need no context`() {
    let document = document(
      blocks: "let name = 1; let users = 2; let element = 3; let T = 4",
      """
      func first<T>(of users: [T], name: (T) -> Bool) -> T? {
        users.map { element in element }.first { name($0) }
      }
      _ = \\String.name
      """)

    #expect(document.finder.context(of: 1) == [])
  }

  @Test func `the full context includes the blocks that change variables or extend types`() {
    let document = document(
      blocks: "var hikes = [1]", "hikes.append(2)", "struct Hike {}",
      "extension Hike: Equatable {}", "print(hikes, Hike() == Hike())")

    #expect(document.finder.context(of: 4) == [0, 2])
    #expect(document.finder.fullContext(of: 4) == [0, 1, 2, 3])
  }

  @Test func `declarations without bodies and code that must fail provide no context`() {
    let document = document(
      blocks: "func walk() -> Int", "let hike = Hike() // error: unknown", "print(hike, walk())")

    #expect(document.finder.context(of: 2) == [])
  }

  @Test func `code that implements or uses a custom operator needs the operator's declaration`() {
    let document = document(
      blocks: "prefix operator +++", "extension Hike { static prefix func +++ (hike: Hike) {} }",
      "let longer = +++hike", "func + (a: Hike, b: Hike) -> Hike { a }", "print(hike + hike)")

    #expect(document.finder.context(of: 1) == [0])
    #expect(document.finder.context(of: 2) == [0])
    #expect(document.finder.context(of: 4) == [])
  }

  @Test func `a block that conflicts with the rest of the context is replaced by another block`() {
    let document = document(
      """
      # Hikes
      ```swift
      class Hike { var trail: Trail? }
      class Trail { var length = 1 }
      ```
      # Longer hikes
      ```swift
      class Hike { var trail: Trail?; var name = "" }
      ```
      ```swift
      class Trail { var length = 2 }
      ```
      # Walking
      ```swift
      let hike = Hike()
      ```
      """)

    #expect(document.finder.context(of: 3) == [1, 2])
  }

  @Test
  func `a call to a protocol's member needs the block that conforms the receiver's type to it`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 11, message: "value of type '[Int]' has no member 'double'") {
        $0.contains("extension Array: Trip")
      }
    ])
    let document = document(
      blocks: "protocol Trip { var days: Int { get } }",
      "extension Array: Trip { var days: Int { count } }",
      "extension Trip { func double() -> Int { days * 2 } }\nprint([1].double())")

    let finding = compiler.finding(of: 2, in: document).finding

    #expect(finding.kind == .compiles)
    #expect(finding.after == [1, 5])
  }

  @Test func `a type of the package is tried in place of the document's type of the same name`() {
    let graph = """
      {"symbols": [
        {"pathComponents": ["Trail"], "declarationFragments": [{"spelling": "struct Trail"}]}]}
      """
    let text = "```swift\nstruct Trail {}\n```\n\n```swift\nprint(Trail().days)\n```\n"
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: "value of type 'Trail' has no member 'days'") {
        !$0.contains("struct Trail")
      }
    ])
    let kind = { compiler.finding(of: 1, in: document(text, interface: $0)).finding.kind }

    #expect(kind(declaring(graph)) == .compiles)
    #expect(kind(Interface()) == .needsContext)
  }

  @Test
  func `a block is omitted if it conflicts with the only block that declares a needed name`() {
    let document = document(
      blocks: "class Lake {}\nclass Hut {}", "class Lake { var depth = 1 }", "print(Lake(), Hut())")

    #expect(document.finder.context(of: 2) == [0])
  }
}
