import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Modules that a block imports, or that an attempt imports for the block.
@Suite struct ModuleImportTests {
  @Test func `an example in a doc comment can use the imports of its file`() {
    let text =
      "import Foundation\n#if os(Linux)\nimport Lakes.Deep\n#endif\n\n"
      + "/// Fills a lake.\n///\n/// ```swift\n/// let lake = Lake()\n/// ```\nfunc fill() {}\n"
    let compiler = FakeCompiler(
      rules: [
        .init(line: 9, message: "cannot find 'Lake' in scope") { $0.contains("import Lakes") }
      ], file: "Sources/Fill.swift")
    let document = Document(
      article(file: "Sources/Fill.swift", bytes: Array(text.utf8)).value, modules: ["Hikes"])

    let (finding, sources) = compiler.finding(of: 0, in: document)

    #expect(finding.kind == .compiles)
    #expect(finding.context == ["with Foundation", "with Lakes"])
    #expect(sources.map { $0.contains("import Lakes") } == [false, true])
  }

  @Test(
    arguments: [
      ("actor 'Hike' declared without importing module 'Distributed'", "Distributed"),
      ("regex builder requires the 'RegexBuilder' module be imported'", "RegexBuilder"),
    ])
  func `a module that the compiler requires is imported`(message: String, module: String) {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: message) { $0.contains("import \(module)") },
      .init(line: 2, message: "cannot find 'Date' in scope") { $0.contains("import Foundation") },
    ])

    let finding = compiler.finding(of: 0, in: document(blocks: "distributed actor Hike {}")).finding

    #expect(finding.kind == .compiles)
    #expect(finding.context.contains("with \(module)"))
    #expect(finding.context.contains("with Foundation"))
  }

  @Test
  func `the errors that remain after a required module is imported determine a block's class`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "actor 'Hike' declared without importing module 'Distributed'") {
        $0.contains("import Distributed")
      },
      .init(line: 2, message: "does not conform to protocol 'Lake'"),
      .init(line: 2, message: "cannot find type 'Lake' in scope") {
        !$0.contains("import Distributed")
      },
    ])

    let finding = compiler.finding(of: 0, in: document(blocks: "distributed actor Hike {}")).finding

    #expect(finding.kind == .needsContext)
    #expect(finding.missing.map(\.name) == ["Lake"])
  }

  @Test func `a block isn't broken by an import that makes a name ambiguous`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "missing return in global function expected to return 'Int'") {
        $0.contains("import Foundation")
      },
      .init(line: 3, message: "ambiguous use of 'walk'") { !$0.contains("import Foundation") },
    ])

    let finding = compiler.finding(
      of: 0, in: document(blocks: "func walk() -> Int { /* start */ }\nwalk()")
    ).finding

    #expect(finding.kind == .elision)
  }

  @Test(
    arguments: [
      ("@differentiable used without importing module '_Hikes'", "_Hikes"),
      (
        "distributed actor 'Hike' does not declare ActorSystem it can be used with",
        "DefaultDistributedActorSystem"
      ),
    ])
  func `a block needs context if a feature that it uses requires a missing module or type`(
    message: String, name: String
  ) {
    let compiler = FakeCompiler(rules: [.init(line: 2, message: message)])

    let text = name.hasPrefix("_") ? "let walk: @differentiable () -> Void" : "actor Hike {}"
    let finding = compiler.finding(of: 0, in: document(blocks: text)).finding

    #expect(finding.kind == .needsContext)
    #expect(finding.missing.map(\.name) == [name])
  }

  @Test func `modules of other platforms are reported without running the compiler`() {
    let finding = FakeCompiler().finding(
      of: 0, in: document(blocks: "import UIKit\nlet view = UIView()")
    ).finding

    #expect(finding.kind == .otherPlatform)
    #expect(finding.missing.map(\.name) == ["UIKit"])
    #expect(finding.attempts == 0)
  }

  @Test func `if modules conflict, only those that the document mentions are imported`() {
    let compiler = FakeCompiler(rules: [
      .init(line: 6, message: "'Hike' is ambiguous for type lookup in this context") {
        $0.contains("import Hikes")
      }
    ])
    let document = document(blocks: "import Hikes", "let hike = Hike()")

    let finding = compiler.finding(of: 1, in: document).finding

    #expect(finding.kind == .compiles)
    #expect(finding.context == ["with Hikes"])
  }

  @Test(
    arguments: [
      ("import Lakes\nlet trail = Trail()", "ambiguous use of 'init()'", "import Peaks"),
      ("let task = Task { 3 }", "extra trailing closure passed in call", "import Lakes"),
    ])
  func `a product that causes a conflict isn't imported`(
    text: String, message: String, conflict: String
  ) {
    let graph = """
      {"module": {"name": "Lakes"}, "symbols": [
        {"pathComponents": ["Task"], "declarationFragments": [{"spelling": "struct Task"}]}]}
      """
    let document = Document(
      article(file: "README.md", bytes: Array("```swift\n\(text)\n```\n".utf8)).value,
      modules: ["Lakes", "Peaks"], interface: declaring(graph))
    var search = BlockSearch(document.blocks[0], in: document)
    var imported: [[String]?] = []
    let place = WaymarkModel.SourceLocation(file: "README.md", line: 2, column: 1)

    while let attempt = search.next {
      imported.append(attempt.products)
      let isClear = attempt.products?.contains(String(conflict.dropFirst(7))) == false
      search.add(result(isClear ? [] : [Diagnostic(at: place, message)]))
    }

    #expect(search.finding?.kind == .compiles)
    #expect(imported.first == .some(nil))
  }

  @Test(arguments: ["Peaks", "high-peaks"])
  func `if modules conflict, a doc comment prefers its own module`(target: String) {
    let file = "Sources/\(target)/Hike.swift"
    let module = target == "Peaks" ? "Peaks" : "high_peaks"
    let text = "/// ```swift\n/// Hike()\n/// ```\nstruct Hike {}\n"
    let document = Document(
      article(file: file, bytes: Array(text.utf8)).value, modules: ["Lakes", module, "Trails"])
    let compiler = FakeCompiler(
      rules: [
        .init(line: 2, message: "'Hike' is ambiguous for type lookup in this context") {
          $0.contains("import \(module)")
        }
      ], file: file)

    let (finding, sources) = compiler.finding(of: 0, in: document)

    #expect(finding.kind == .compiles)
    #expect(sources.count == 2)
  }

  private func result(_ errors: [Diagnostic]) -> AttemptResult {
    let example = Example(
      id: Example.ID(article: "README.md", name: "block"), module: "Module", snippets: [],
      plan: .run, source: GeneratedSource())
    let proof = Proof(
      example: example.id, verdict: errors.isEmpty ? .compiled : .doesNotCompile,
      diagnostics: errors)
    return AttemptResult(proof, of: example)
  }
}
