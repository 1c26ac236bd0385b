import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks
@testable import WaymarkClassifying
@testable import WaymarkContexts
@testable import WaymarkFindings
@testable import WaymarkInterfaces

/// Blocks that were written for other platforms.
@Suite struct PlatformTests {
  @Test func `an import of another platform's C library imports this platform's C library`() {
    let document = document(blocks: "import Darwin\nprint(sqrt(4.0))")
    let compiler = FakeCompiler(rules: [.init(line: 3, message: "cannot find 'sqrt' in scope")])

    let (finding, sources) = FakeCompiler().finding(of: 0, in: document)

    #expect(finding.kind == .compiles)
    #expect(sources[0].contains("import Glibc"))
    #expect(compiler.finding(of: 0, in: document).finding.kind == .otherPlatform)
  }

  @Test func `using a type that the package declares only for other platforms isn't a mistake`() {
    let kind = { (isIndependent: Bool) in
      var declarations = PlatformDeclarations()
      declarations.add("TrailMap", isForPlatforms: true)
      if isIndependent { declarations.add("TrailMap", isForPlatforms: false) }
      let readme = article(
        file: "README.md", bytes: Array("```swift\nTrailMap().open()\n```\n".utf8))
      return FakeCompiler(rules: [.init(line: 2, message: "cannot find 'TrailMap' in scope")])
        .finding(
          of: 0,
          in: Document(readme.value, modules: ["Hikes"], platformDeclarations: declarations)
        ).finding.kind
    }

    #expect(kind(false) == .otherPlatform)
    #expect(kind(true) == .needsContext)
  }

  @Test func `a call to 'sleep' lets the program's tasks run`() {
    let text = "Task {\n  print(1)\n}\nimport Darwin; sleep(1)  // Wait"
    let sources = FakeCompiler().finding(of: 0, in: document(blocks: text)).sources

    #expect(sources[0].contains("import Glibc; try? await Task.sleep(for: .seconds(1))"))
    // Without tasks, there's nothing to wait for.
    #expect(
      !FakeCompiler().finding(of: 0, in: document(blocks: "sleep(1)")).sources[0]
        .contains("Task.sleep"))
  }

  @Test func `a test of API that Foundation lacks on this platform is for another platform`() {
    let test = "<!--\n```swifttest\n-> for await byte in handle.bytes {}\n```\n-->\n"
    let kind = { (type: String) in
      FakeCompiler(rules: [.init(line: 3, message: "value of type '\(type)' has no member 'bytes'")]
      )
      .finding(of: 0, in: document(test)).finding.kind
    }

    #expect(kind("FileHandle") == .otherPlatform)
    #expect(kind("Hike") == .broken)
  }
}
