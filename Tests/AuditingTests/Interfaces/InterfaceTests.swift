import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

@Suite struct InterfaceTests {
  private let interface: Interface

  init() {
    interface = declaring(
      """
      {"symbols": [
        {"pathComponents": ["Hike", "walk(to:for:)"], "declarationFragments": [
          {"spelling": "func"}, {"spelling": " walk(to place: String, for hours: Int = 1) async throws -> [Self.Step]"}]},
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
        {"pathComponents": ["Hike", "name"], "declarationFragments": [{"spelling": "var name: String { get }"}]},
        {"pathComponents": ["Hike", "hours"], "declarationFragments": [{"spelling": "var hours: Int"}]},
        {"pathComponents": ["Trip"], "declarationFragments": [
          {"spelling": "enum Trip<Place> where Place : Hashable"}], "identifier": {"precise": "trip"}},
        {"pathComponents": ["Trip", "day"], "declarationFragments": [{"spelling": "case day"}]},
        {"pathComponents": ["Trip", "night"], "declarationFragments": [{"spelling": "case night(Int)"}]},
        {"pathComponents": ["Places"], "declarationFragments": [{"spelling": "typealias Places = [String]"}]},
        {"pathComponents": ["first(of:)"], "declarationFragments": [
          {"spelling": "func first<T>(of hikes: [T]) -> T? where T : Equatable"}],
         "availability": [{"domain": "macOS", "introduced": {"major": 13, "minor": 0}},
                          {"domain": "*", "isUnconditionallyDeprecated": true}]}
      ], "relationships": [
        {"kind": "conformsTo", "source": "trip", "target": "s:SH", "targetFallback": "Swift.Hashable"}
      ]}
      """)
  }

  private func notes(_ code: String) -> [String] {
    let finding = FakeCompiler().finding(
      of: 0, in: document("```swift\n\(code)\n```\n", interface: interface)
    ).finding
    #expect(finding.kind == .interface)
    return finding.notes.map { note in
      "\(note.location.line):\(note.location.column): \(note.message)"
        + (note.hint.map { "\n  \($0)" } ?? "")
    }
  }

  @Test(
    arguments: [
      "public func walk(to destination: String, for h: Int) async throws -> [Step]",
      "@discardableResult\n  func walk(to x: String, for hours: Int = 2) async throws -> [Step]",
      "var name: String { get }",
    ])
  func `a comparison ignores access levels, parameter names, defaults, and most attributes`(
    member: String
  ) {
    #expect(notes("extension Hike {\n  \(member)\n}").isEmpty)
  }

  @Test func `generic constraints can be in the parameter list or in a 'where' clause`() {
    #expect(notes("func first<T: Equatable>(of all: [T]) -> T?").isEmpty)
  }

  @Test(
    arguments: [
      ("@available(macOS 13, *)", true), ("@available(macOS 13.0.0, *)", true),
      ("@available(*, deprecated, message: \"Use 'last'\")", true),
      ("@available(macOS 12, *)", false), ("@available(iOS 13, *)", false),
    ])
  func `an '@available' attribute in a document must match the package's`(
    attribute: String, isEqual: Bool
  ) {
    let found = notes("\(attribute)\nfunc first<T: Equatable>(of all: [T]) -> T?")

    #expect(found.isEmpty == isEqual)
  }

  @Test(
    arguments: [
      ("func walk(to place: String, for hours: Int) throws -> [Step]", "effects"),
      ("mutating func walk(to place: String, for hours: Int) async throws -> [Step]", "effects"),
      ("func walk(to place: Substring, for hours: Int) async throws -> [Step]", "parameter types"),
      ("func walk(to place: String, for hours: Int) async throws -> Set<Step>", "result type"),
    ])
  func `different effects and types of a function are reported`(
    member: String, difference: String
  ) {
    #expect(
      notes("extension Hike {\n  \(member)\n}") == [
        """
        3:3: the package declares 'func walk(to place: String, for hours: Int = 1) async throws -> \
        [Self.Step]'
          the document differs in: \(difference)
        """
      ])
  }

  @Test(
    arguments: [
      ("var name: String { get set }", "var name: String { get }", "accessors"),
      ("let hours: Int", "var hours: Int", "accessors"),
      ("var hours, name: Int", "var name: String { get }", "type"),
      ("static var hours: Int", "var hours: Int", "kind"),
      (
        "func hours() -> Int", "var hours: Int",
        "name or labels, kind, parameter types"
      ),
    ])
  func `differences in a member's kind, type, or accessors are reported`(
    member: String, own: String, difference: String
  ) {
    #expect(
      notes("extension Hike {\n  \(member)\n}").last == """
        3:3: the package declares '\(own)'
          the document differs in: \(difference)
        """)
  }

  @Test(
    arguments: [
      ("struct Trip<Place: Hashable>", "kind"), ("enum Trip", "generic parameters, constraints"),
      ("enum Trip<Place>", "constraints"),
      ("enum Trip<Place: Hashable>: Hashable, Sendable", "conformances"),
    ])
  func `differences between the declarations of a type are reported`(
    head: String, difference: String
  ) {
    #expect(
      notes("\(head) {\n  func walk()\n}").first == """
        2:1: the package declares 'enum Trip<Place> where Place : Hashable'
          the document differs in: \(difference)
        """)
  }

  @Test func `every enum case on a line is compared`() {
    let code = """
      enum Trip<Place: Hashable>: Hashable {
        case day, night(hours: Int), evening
        func walk()
      }
      """
    #expect(
      notes(code).map { $0.prefix { $0 != "\n" } } == [
        "3:3: the package declares 'case night(Int)'", "3:3: the package declares no 'evening'",
        "4:3: the package declares 'func walk(to place: String, for hours: Int = 1) async throws -> [Self.Step]'",
      ])
  }

  @Test func `the underlying types of type aliases are compared`() {
    #expect(
      notes("typealias Places = [Int]\nfunc swap(_ places: Places)") == [
        """
        2:1: the package declares 'typealias Places = [String]'
          the document differs in: alias
        """
      ])
    #expect(notes("typealias Places = [String]\nfunc swap(_ places: Places)").isEmpty)
  }

  @Test func `different labels are reported with the nearest declaration`() {
    #expect(
      notes("extension Hike {\n  func walk(from place: String) -> Int\n}") == [
        """
        3:3: the package declares 'func walk(to place: String, for hours: Int = 1) async throws -> \
        [Self.Step]'
          the document differs in: name or labels, parameter types, effects, result type
        """
      ])
  }

  @Test func `a member that a type of the package lacks is reported`() {
    #expect(
      notes("extension Hike {\n  func run() -> Int\n}") == [
        """
        3:3: the package declares no 'run()'
          correct the name or the labels, or remove the declaration
        """
      ])
  }

  @Test func `declarations unrelated to the package aren't compared`() {
    #expect(notes("func swap(_ a: Int, _ b: Int) -> Int").isEmpty)
  }

  @Test(arguments: ["", "{}", "[]"])
  func `a symbol graph that can't be decoded is rejected`(graph: String) {
    #expect(throws: DecodingError.self) { try Interface(graphs: [graph]) }
  }

  @Test func `a nested type's full name without its period is a misspelling`() {
    let interface = declaring(
      """
      {"symbols": [
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]},
        {"pathComponents": ["Hike", "Plan"], "declarationFragments": [{"spelling": "struct Plan"}]},
        {"pathComponents": ["Hike", "name"], "declarationFragments": [{"spelling": "var name: String"}]}
      ]}
      """)

    #expect(interface.similar(to: "HikePlan") == "Hike.Plan")
    #expect(interface.similar(to: "Hikename") == nil)
    #expect(interface.similar(to: "RidePlan") == nil)
  }

  @Test func `API that no proved code mentions is reported as unused`() {
    #expect(
      interface.unused(in: ["let hike = Hike()", "hike.walk(to: place)"]) == [
        "Hike.hours", "Hike.name", "Places", "Trip", "Trip.day", "Trip.night(_:)", "first(of:)",
      ])
  }

  @Test
  func `names in comments and string literals aren't uses, and unused enum cases are reported`() {
    let graph = """
      {"symbols": [{"pathComponents": ["Weather", "sunny"],
        "declarationFragments": [{"spelling": "case sunny"}]}]}
      """
    let interface = declaring(graph)

    #expect(interface.unused(in: ["print(\"sunny\") // sunny"]) == ["Weather.sunny"])
    #expect(interface.unused(in: ["print(\"\\(Weather.sunny)\")"]) == [])
  }

  @Test func `protocols of the package are compared, and other protocols are compiled`() {
    let own = FakeCompiler().finding(
      of: 0, in: document("```swift\nprotocol Hike {}\n```\n", interface: interface)
    ).finding
    let other = FakeCompiler().finding(
      of: 0, in: document("```swift\nprotocol Trail {}\n```\n", interface: interface)
    ).finding

    #expect(own.kind == .interface)
    #expect(other.kind == .compiles)
  }

  @Test func `a protocol that needs a trait of the package isn't compiled`() {
    let readme = article(
      file: "README.md", bytes: Array("```swift\nprotocol Trail {}\n```\n".utf8)
    ).value
    let kind = { (owners: [String: Set<String>]) in
      FakeCompiler().finding(
        of: 0,
        in: Document(
          readme, modules: ["Hikes"], interface: interface,
          platformDeclarations: PlatformDeclarations(owners: owners))
      ).finding.kind
    }

    #expect(kind(["Trail": []]) == .interface)
    #expect(kind([:]) == .compiles)
  }

  @Test func `the package's own 'formatted()' doesn't depend on the locale`() {
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [{
        "kind": {"identifier": "swift.method"}, "pathComponents": ["Hike", "formatted()"],
        "declarationFragments": [{"spelling": "func formatted() -> String"}]
      }]}
      """
    let text = "```swift\n#expect(hike.formatted() == \"Ridge\")\n```\n"
    let place = SourceLocation(file: "README.md", line: 2, column: 1)
    let compiler = FakeCompiler(
      verdict: .failed, runtimeErrors: [Diagnostic(at: place, "Expectation failed: 1 == 2")])

    let found = [Interface(), declaring(graph)].map {
      compiler.finding(of: 0, in: document(text, interface: $0)).finding.kind
    }
    #expect(found == [.compiles, .broken])
  }
}
