import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Mistakes in the use of undeclared names whose likely meaning is known.
@Suite struct AssumptionTests {
  private static let graph = """
    {"module": {"name": "Hikes"}, "symbols": [
      {"pathComponents": ["HKTrailMap"], "declarationFragments": [{"spelling": "class HKTrailMap"}]},
      {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
      {"pathComponents": ["Box"], "declarationFragments": [{"spelling": "struct Box<Item>"}]},
      {"pathComponents": ["Box", "close()"],
       "declarationFragments": [{"spelling": "func close()"}]},
      {"pathComponents": ["Guide"], "declarationFragments": [{"spelling": "protocol Guide"}]},
      {"pathComponents": ["Hike", "walk(to:)"],
       "declarationFragments": [{"spelling": "func walk(to: String)"}]}]}
    """

  /// Returns the finding for a block whose first name is undeclared. The compiler reports the
  /// message only if the source contains the assumption.
  private func finding(
    _ code: String, _ message: String?, assuming assumption: String, file: String = "README.md"
  ) -> (finding: BlockFinding, sources: [String]) {
    let isSwift = file.hasSuffix(".swift")
    let text =
      isSwift ? "/// ```swift\n/// \(code)\n/// ```\nclass HKTrailMap {}" : "```swift\n\(code)\n```"
    let document = Document(
      article(file: file, bytes: Array(text.utf8)).value, modules: ["Hikes"],
      interface: declaring(Self.graph), sourceNames: ["Planner": [""], "plan": ["Hike"]])
    let name = code.prefix { $0.isLetter }
    let column = code.utf8.firstIndex(of: UInt8(ascii: "(")).map {
      code.utf8.distance(from: code.startIndex, to: $0) + 1
    }
    var rules = [
      FakeCompiler.Rule(line: 2, message: "cannot find '\(name)' in scope") {
        $0.contains(assumption)
      }
    ]
    if let message {
      let start = document.blocks[0].snippet.lines[0].column - 1
      rules.append(
        .init(line: 2, column: start + (column ?? 1), message: message) {
          !$0.contains(assumption)
        })
    }
    return FakeCompiler(rules: rules, file: file).finding(of: 0, in: document)
  }

  @Test(
    arguments: [
      ("hike.walk(with: 2)", "incorrect argument label in call", BlockClass.broken),
      ("hike.walk(to: 2)", "call can throw but is not marked with 'try'", .broken),
      ("hike.wakl(2)", "value of type 'Hike' has no member 'wakl'", .broken),
      (
        "hike.walk { a, b in }",
        "contextual closure type '() -> ()' expects 0 arguments, but 2 were used in closure body",
        .broken
      ),
      (
        "hike.walk { a in }",
        "contextual closure type '() -> ()' expects 0 arguments, but 1 was used in closure body",
        .broken
      ),
      ("hike.rest()", "value of type 'Hike' has no member 'rest'", .needsContext),
      ("hike.walk(to: 2)", "cannot convert value of type 'Int' to 'Trail'", .needsContext),
      ("hike.load()", "value of type 'HKTrailMap' has no member 'load'", .broken),
      ("hike.run(with: 2)", "incorrect argument label in call", .needsContext),
    ])
  func `a variable that is named after a type of the package is assumed to have that type`(
    code: String, message: String, kind: BlockClass
  ) {
    let assumption = "nonisolated(unsafe) internal var hike: Hike = AuditProbe.elided()"
    let (finding, sources) = finding(code, message, assuming: assumption)

    #expect(finding.kind == kind)
    #expect(sources.last?.contains(assumption) == true)
    #expect(finding.notes.contains { $0.message == message } == (kind == .broken))
  }

  @Test func `a block that compiles only with assumptions needs context`() {
    let assumption = "var myHike: Hike"
    let (finding, _) = finding("myHike.walk(to: 2)", nil, assuming: assumption)

    #expect(finding.kind == .needsContext)
    #expect(finding.missing.map(\.name) == ["myHike"])
  }

  @Test
  func `a variable isn't assumed to have a generic type or a type whose name only partly matches`()
  {
    #expect(finding("guide.walk()", nil, assuming: "var guide: any Guide").sources.count == 3)
    #expect(
      !finding("box.open()", nil, assuming: "var box").sources.contains { $0.contains("var box") })
    #expect(
      !finding("map.open()", nil, assuming: "var map").sources.contains { $0.contains("var map") })
  }

  @Test func `doc comments can use the internal declarations of their module`() {
    let file = "Sources/Hikes/HKTrailMap.swift"
    let (finding, sources) = finding(
      "Planner().plan(for: 2)", "incorrect argument label in call",
      assuming: "@testable import Hikes", file: file)

    #expect(finding.kind == .broken)
    #expect(sources.last?.contains("#if canImport(Hikes)\n@testable import Hikes\n#endif") == true)
  }

  @Test func `a method called on an internal type of the package must exist`() {
    let file = "Sources/Hikes/HKTrailMap.swift"
    let kind = { (code: String, type: String) in
      finding(
        code, "value of type '\(type)' has no member 'rest'",
        assuming: "@testable import Hikes", file: file
      ).finding.kind
    }

    #expect(kind("Planner().rest()", "Planner") == .broken)
    #expect(kind("Planner().rest", "Planner") == .needsContext)
    #expect(kind("Planner().rest()", "Other") == .needsContext)
  }

  @Test func `an undeclared function is assumed to accept any arguments and return anything`() {
    let assumption = "func find<A0, A1, T>(_ a0: A0, by a1: A1) -> T"
    let (finding, sources) = finding(
      "find(1, by: name).walk(with: 2)", "incorrect argument label in call", assuming: assumption)

    #expect(sources.last?.contains("func find<A0, A1>(_ a0: A0, by a1: A1) {") == true)
    #expect(finding.kind == .needsContext)
  }

  @Test func `the variables of doc comments can be named after the last word of their type`() {
    let file = "Sources/Hikes/HKTrailMap.swift"
    let (_, sources) = finding(
      "trailMap.open()", nil, assuming: "var trailMap: HKTrailMap", file: file)

    #expect(sources.last?.contains("var trailMap: HKTrailMap") == true)
  }

  @Test func `in a doc comment, a missing member of the module's public type is a mistake`() {
    let message = "value of type 'Hike' has no member 'plan'"
    let kind = { (file: String) in
      finding("lake + 1; Hike().plan", message, assuming: "AuditProbe", file: file).finding.kind
    }

    #expect(kind("Sources/Hikes/HKTrailMap.swift") == .broken)
    #expect(kind("Sources/Other/HKTrailMap.swift") == .needsContext)
  }

  @Test(
    arguments: [
      ("box.open()", "Box", BlockClass.broken), ("box.close()", "Box", .needsContext),
      ("box.open()", "Lid", .needsContext), ("box.plan()", "Box", .needsContext),
      ("lid.open()", "Box", .needsContext),
    ])
  func `a missing member of a variable named after the file's generic type is a mistake`(
    code: String, file: String, kind: BlockClass
  ) {
    #expect(
      finding(code, nil, assuming: "nothing", file: "Sources/Hikes/\(file).swift").finding.kind
        == kind)
  }

  @Test(
    arguments: [
      ("open", "use a member that the package declares, or show the declaration of 'open'"),
      ("clsoe", "did you mean 'close'?"),
    ])
  func `the error about a missing member suggests a similar one or a declaration`(
    member: String, hint: String
  ) {
    let (finding, _) = finding(
      "box.\(member)()", nil, assuming: "nothing", file: "Sources/Hikes/Box.swift")

    #expect(
      finding.notes.last?.description == """
        Sources/Hikes/Box.swift:2:5: error: value of type 'Box' has no member '\(member)'
          \(hint)
        """)
  }

  @Test func `the name of the file's type without its prefix is a misspelling`() {
    let file = "Sources/Hikes/HKTrailMap.swift"
    var (finding, _) = finding("TrailMap()", nil, assuming: "nothing", file: file)
    finding.locate(in: [:])

    #expect(finding.kind == .broken)
    #expect(finding.missing.map(\.similar) == ["HKTrailMap"])
  }

  @Test(
    arguments: [
      ("lake.f(); Hike(at: lake)", "Hike(at: AuditProbe.elided())"),
      ("lake.f(); print(\"\\(lake)\")", "print(\"\\(\"\")\")"),
      ("lake.f(); let rest: [Lake] = []; Lake(1, by: lake)", "struct Lake { init<A0, A1>(_ a0"),
    ])
  func `an undeclared variable is assumed to have its contextual type`(
    code: String, expected: String
  ) {
    let document = document("```swift\n\(code)\n```")
    let rules = ["lake", "Lake"].map { name in
      FakeCompiler.Rule(line: 2, message: "cannot find '\(name)' in scope") {
        $0.contains(expected)
      }
    }
    let (finding, sources) = FakeCompiler(rules: rules).finding(of: 0, in: document)

    #expect(finding.kind == .needsContext)
    #expect(sources.last?.contains(expected) == true)
  }

  @Test func `replacing variables doesn't change the location of an error`() {
    let code = "show(lake, hike.walk(with: 2))"
    let document = Document(
      article(file: "README.md", bytes: Array("```swift\n\(code)\n```".utf8)).value,
      modules: ["Hikes"], interface: declaring(Self.graph))
    let rules =
      ["show", "lake", "hike"].map { name in
        FakeCompiler.Rule(line: 2, message: "cannot find '\(name)' in scope") {
          $0.contains("AuditProbe")
        }
      } + [
        .init(line: 2, column: 36, message: "incorrect argument label in call") {
          !$0.contains("AuditProbe.elided(), hike")
        }
      ]

    let finding = FakeCompiler(rules: rules).finding(of: 0, in: document).finding

    #expect(finding.kind == .broken)
    #expect(finding.notes.first?.location.column == 21)
  }

  @Test(
    arguments: ["f { [lake] in g(lake) }", "lake = 1", "lake += 1", "f(&lake)", "lake.f()"])
  func `a variable that is captured, changed, or used with a member isn't replaced`(code: String) {
    #expect(Elision.values(named: ["lake"], in: code) == [])
    #expect(Elision.values(named: ["lake"], in: "f(lake == 1)").map(\.columns) == [2..<6])
    #expect(Elision.values(named: ["lake"], in: "f(lake.a.b)").map(\.columns) == [2..<10])
    #expect(Elision.values(named: ["lake"], in: "f(lake.a.b())") == [])
  }

  @Test(
    arguments: [
      ("plan.add(1)", "TripPlan"), ("planner.add(1)", nil), ("plan.append(1)", nil),
      ("plan.add(1); plan.sort()", nil), ("trip.close(1)", "Trip"),
    ])
  func `a variable can be named after the last word of a type that has the called members`(
    code: String, type: String?
  ) {
    let graph = """
      {"symbols": [
        {"pathComponents": ["TripPlan"], "declarationFragments": [{"spelling": "struct TripPlan"}]},
        {"pathComponents": ["TripPlan", "add(_:)"],
         "declarationFragments": [{"spelling": "func add(_: Int)"}]},
        {"pathComponents": ["TripPlan", "append(_:)"],
         "declarationFragments": [{"spelling": "func append(_: Int)"}]},
        {"pathComponents": ["Trip"], "declarationFragments": [{"spelling": "struct Trip"}]}]}
      """
    let name = String(code.prefix { $0.isLetter })
    let compiler = FakeCompiler(rules: [.init(line: 2, message: "cannot find '\(name)' in scope")])
    let sources = compiler.finding(
      of: 0, in: document("```swift\n\(code)\n```", interface: declaring(graph))
    ).sources

    let assumption = type.map { "var \(name): \($0) =" } ?? "internal var \(name):"
    #expect(sources.contains { $0.contains(assumption) } == (type != nil))
  }

  @Test func `an undeclared name that is reported only after an assumption is also assumed`() {
    let text = "```swift\nextension Lake { func f(_ hut: Hut) {} }\n```"
    let rules = [
      FakeCompiler.Rule(line: 2, message: "cannot find type 'Lake' in scope") {
        $0.contains("struct Lake {")
      },
      .init(line: 2, message: "cannot find type 'Hut' in scope") {
        !$0.contains("struct Lake {") || $0.contains("struct Hut {")
      },
      .init(line: 2, message: "cannot specialize non-generic type 'String'") {
        !$0.contains("struct Hut {")
      },
    ]

    #expect(FakeCompiler(rules: rules).finding(of: 0, in: document(text)).finding.kind == .broken)
  }
}
