import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClaims
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// The class of a block according to its code and the text around it.
@Suite struct BlockClassTests {
  @Test
  func `a block isn't broken by a member that the package declares only for another platform`() {
    let readme = article(
      file: "README.md", bytes: Array("```swift\nHike().publisher(in: queue)\n```\n".utf8)
    ).value
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Hut"], "declarationFragments": [{"spelling": "struct Hut"}]},
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]}]}
      """
    let compiler = FakeCompiler(rules: [
      .init(line: 2, message: "value of type 'Hike' has no member 'publisher'"),
      .init(line: 2, message: "cannot find 'queue' in scope"),
    ])
    let kind = { (owners: [String: Set<String>]) in
      compiler.finding(
        of: 0,
        in: Document(
          readme, modules: ["Hikes"], interface: declaring(graph),
          platformDeclarations: PlatformDeclarations(owners: owners))
      ).finding.kind
    }

    #expect(kind(["publisher": []]) == .otherPlatform)
    #expect(kind(["publisher": ["Hike"]]) == .otherPlatform)
    #expect(kind(["publisher": ["Walker"]]) == .otherPlatform)
    #expect(kind(["publisher": ["Hut"]]) == .broken)
    let own = Document(
      article(
        file: "README.md",
        bytes: Array("```swift\nstruct Hike {}\nHike().publisher(in: queue)\n```\n".utf8)
      ).value, modules: ["Hikes"],
      platformDeclarations: PlatformDeclarations(owners: ["publisher": []]))
    let moved = FakeCompiler(rules: compiler.rules.map { .init(line: 3, message: $0.message) })
    #expect(moved.finding(of: 0, in: own).finding.kind == .needsContext)
    #expect(kind([:]) == .broken)
  }

  @Test(arguments: ["Hike", "[Hike]"])
  func `a doc comment can use a member that isn't public`(type: String) {
    let text = "/// ```swift\n/// Hike().restart()\n/// ```\npublic struct Hike {}\n"
    let file = article(file: "Hike.swift", bytes: Array(text.utf8)).value
    let graph = """
      {"module": {"name": "Hikes"}, "symbols": [
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]}]}
      """
    let compiler = FakeCompiler(
      rules: [.init(line: 2, message: "value of type '\(type)' has no member 'restart'")],
      file: "Hike.swift")
    let kind = { (names: SourceNames) in
      compiler.finding(
        of: 0,
        in: Document(file, modules: ["Hikes"], interface: declaring(graph), sourceNames: names)
      ).finding.kind
    }

    #expect(kind(["restart": ["Hike"], "Hike": [""]]) == .needsContext)
    #expect(kind([:]) == .broken)
    if type == "Hike" { #expect(kind(["restart": ["Hut"], "Hut": [""]]) == .broken) }
  }

  @Test func `a private initializer can explain wrong arguments in a doc comment`() {
    let text =
      "/// ```swift\n/// Hike(\n///   to: lake,\n///   trail: trail)\n/// ```\npublic struct Hike {}"
    let graph = """
      {"symbols": [
        {"pathComponents": ["trail"], "declarationFragments": [{"spelling": "var trail: Int"}]},
        {"pathComponents": ["Hike"], "declarationFragments": [{"spelling": "struct Hike"}]}]}
      """
    let compiler = FakeCompiler(
      rules: [
        .init(line: 3, message: "cannot find 'lake' in scope"),
        .init(line: 4, message: "extra argument 'trail' in call"),
      ], file: "Hike.swift")
    let kind = { (isPrivate: Bool) in
      var names: SourceNames = [:]
      if isPrivate { names.insertPrivateInitializer(of: "Hike") }
      return compiler.finding(
        of: 0,
        in: Document(
          article(file: "Hike.swift", bytes: Array(text.utf8)).value, modules: ["Hikes"],
          interface: declaring(graph), sourceNames: names)
      ).finding.kind
    }

    #expect(kind(true) == .needsContext)
    #expect(kind(false) == .broken)
  }

  @Test func `code that a comment labels as a version of an API is a fragment`() {
    let compiler = FakeCompiler(rules: [.init(line: 3, message: "cannot convert")])

    for comment in ["BEFORE: Hikes 4", "Before", "Hikes 4", "Old:"] {
      let text = "// \(comment)\nlet a: Int = \"\""
      #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .fragment)
    }
    let text = "// Before the hike, convert\nlet a: Int = \"\""
    #expect(compiler.finding(of: 0, in: document(blocks: text)).finding.kind == .broken)
  }
}
