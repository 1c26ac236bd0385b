import Testing
import WaymarkModel

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Errors about types that are known although the block leaves out code or uses undeclared names.
@Suite struct KnownTypeTests {
  private static let graph = """
    {"module": {"name": "Hikes"}, "symbols": [
      {"pathComponents": ["Box"], "declarationFragments": [{"spelling": "struct Box<Item>"}]},
      {"pathComponents": ["Guide"], "declarationFragments": [{"spelling": "protocol Guide"}]}]}
    """

  /// Returns the class of a block whose first line has an undeclared name or an omission. The
  /// compiler reports an error in its second line.
  private func kind(_ code: String, _ message: String, first: String) -> BlockClass {
    var rules = [FakeCompiler.Rule(line: 3, message: message)]
    if first != "..." { rules.append(.init(line: 2, message: "cannot find 'lake' in scope")) }
    let document = document(
      "```swift\n\(first)\n\(code)\n```", interface: declaring(Self.graph))
    return FakeCompiler(rules: rules).finding(of: 0, in: document).finding.kind
  }

  @Test(
    arguments: [
      ("func open(_ box: Box) {}", "reference to generic type 'Box' requires arguments in <...>"),
      (
        "let box: Box<Int, Int>? = nil",
        "generic type 'Box' specialized with too many type parameters (got 2, but expected 1)"
      ),
      ("let name: String<Int>", "cannot specialize non-generic type 'String'"),
      ("let guide: any Guide = lake", "type 'any Guide' cannot conform to 'Guide'"),
      ("name?.count", "cannot use optional chaining on non-optional value of type 'String'"),
      ("box()!", "cannot force unwrap value of non-optional type 'Hikes.Box<Int>'"),
      ("if let lake.name == \"\" {}", "unwrap condition requires a valid identifier"),
    ])
  func `a block with an error about known types is broken`(
    code: String, message: String
  ) {
    #expect(kind(code, message, first: "lake.open()") == .broken)
    #expect(kind(code, message, first: "...") == .broken)
  }

  @Test(
    arguments: [
      ("let box: Lake", "reference to generic type 'Lake' requires arguments in <...>"),
      ("struct Box {}; f(Box<Int>())", "cannot specialize non-generic type 'Box'"),
      ("walk(with: lake)", "type 'any Guide' cannot conform to 'Guide'"),
      ("let guide: any Lake = lake", "type 'any Lake' cannot conform to 'Lake'"),
      ("box()!", "cannot force unwrap value of non-optional type 'Lake'"),
    ])
  func `a block isn't broken by errors about types that it declares or leaves out`(
    code: String, message: String
  ) {
    #expect(kind(code, message, first: "lake.open()") == .needsContext)
    #expect(kind(code, message, first: "...") == .elision)
  }

  @Test(arguments: [
    ("let box: Box<Int, Int> = ...", true), ("find(lake, ..., Box<Int, Int>.self)", false),
  ])
  func `a block is broken by an error about a type before the code that it leaves out`(
    code: String, isBroken: Bool
  ) {
    let message = "generic type 'Box' specialized with too many type parameters (got 2, expected 1)"
    let document = document(
      "```swift\n\(code)\n```", interface: declaring(Self.graph))
    let compiler = FakeCompiler(rules: [.init(line: 2, column: 10, message: message)])

    let finding = compiler.finding(of: 0, in: document).finding
    #expect(finding.kind == (isBroken ? .broken : .elision))
  }
}
