import Foundation
import Testing
import WaymarkModel

/// End-to-end tests of the command line on a small package with articles of every kind.
@Suite(.serialized) struct WholeRunTests {
  let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `two articles become a site with a proof for each snippet`() async throws {
    try project.write(
      "Site/Articles.md", "# Hikes\n\n## Topics\n\n### All\n\n- <doc:Names>\n- <doc:Lengths>\n")
    try project.write("Site/Names.md", fence("#expect(Hike(name: \"Lake\").name == \"Lake\")"))
    try project.write(
      "Site/Lengths.md", "# Lengths\n\n" + fence("print(\"short\")\n// Prints \"short\""))

    let run = try await project.waymark("build", "Site", "--output", "out/site")

    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.output == """
        2 examples, 2 expectations: 2 passed
        The site is in out/site/: open out/site/index.html

        """)
    for entry in try report("out/site/verdicts.json").snippets {
      #expect(entry.verdict == .passed)
      #expect(project.exists("out/site/\(entry.proof)"), "\(entry.proof)")
    }
  }

  @Test
  func `the site has a page for each public type, and invalid references to symbols are errors`()
    async throws
  {
    try project.write(
      "Symbols/Hikes.md", "# Hikes\n\nA ``Hike`` has a ``Hike/name``, not a ``Hike/nmae``.\n")

    let run = try await project.waymark("build", "Symbols", "--output", "out/symbols")

    let message = """
      Symbols/Hikes.md:3:39: error: the library has no public symbol 'Hike/nmae'
        did you mean 'Hike/name'?

      """
    #expect(run.status == 1)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(try project.text("out/symbols/symbols/Hikes/Hike.html").contains("id=\"name\""))
    #expect(
      try project.text("out/symbols/articles/Symbols/Hikes.html")
        .contains("<a href=\"../../symbols/Hikes/Hike.html#name\">"))

    let check = try await project.waymark("check", "Symbols")
    #expect(check.status == 1)
    #expect(check.error == message)
  }

  @Test func `without a build, links to symbols aren't checked, and the reason is reported`()
    async throws
  {
    try project.write(
      "Unbuilt/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "unbuilt", products: [.library(name: "Huts", targets: ["Huts"])],
        targets: [.target(name: "Huts")])
      """)
    try project.write("Unbuilt/Sources/Huts/Hut.swift", "public struct Hut {}\n")
    try project.write("Unbuilt/Huts.md", "# Huts\n\nA ``Huut`` is a ``Hut``.\n")

    let check = try await project.waymark("check", "Huts.md", in: "\(project.folder)/Unbuilt")

    #expect(check.status == 0)
    #expect(check.output == "1 article, 0 snippets: no mistakes\n")
    #expect(
      check.error == """
        waymark: links to symbols weren't checked: '\(project.folder)/Unbuilt' has no build \
        manifest
          run 'swift build'

        """)
  }

  @Test func `an example from another article can be used, and a change to it is detected`()
    async throws
  {
    try project.write(
      "Shared/Names.md",
      fence("let lake = Hike(name: \"Lake\")\nfunc name() -> String { \"Lake\" }", "example=name"))
    try project.write(
      "Shared/User.md", fence("#expect(name() == \"Lake\")", "example=user, uses=Names#name"))
    let before = try await project.waymark("test", "Shared/User.md")
    #expect(before.status == 0, "\(before.error)")
    #expect(before.output == "1 example, 1 expectation: 1 passed\n")

    try project.write("Shared/Names.md", fence("func name() -> String { \"Hut\" }", "example=name"))
    let after = try await project.waymark("test", "Shared/User.md")
    #expect(after.status == 1)
  }

  @Test func `each outcome has its own verdict and affects only its own example`() async throws {
    let snippets = [
      ("passes", "#expect(1 + 1 == 2)", Verdict.passed),
      ("checks-nothing", "let a = 1", .compiled),
      ("fails", "#expect(1 + 1 == 3)", .failed),
      ("does-not-compile", "let a: Int = \"\"", .doesNotCompile),
      ("open-brace", "if true {", .doesNotCompile),
      ("unknown-import", "import Nowhere\n#expect(true)", .doesNotCompile),
      ("two-of-one-name", "struct A {}\nstruct A {}", .doesNotCompile),
      ("traps", "let none: [Int] = []\nprint(none[0])", .crashed),
      ("exits", "import Foundation\nexit(0)", .crashed),
      ("hangs", "while true {}", .timedOut),
      ("prints-much", "print(String(repeating: \"x\", count: 1_000_000))\n#expect(true)", .passed),
      (
        "prints-other-bytes",
        "import Foundation\nFileHandle.standardOutput.write(Data([0xFF, 0xFE, 0x0A]))\n#expect(true)",
        .passed
      ),
      (
        "prints-a-result",
        "print(\"✔ Test run with 1 test passed\")\nprint(#\"{\"kind\":\"event\"}\"#)\n#expect(false)",
        .failed
      ),
    ]
    try project.write(
      "Faults/Faults.md",
      snippets.map { name, code, _ in fence(code, "example=\(name)") }.joined(separator: "\n"))

    let run = try await project.waymark(
      "test", "Faults", "--report", "faults.json", "--time-limit", "8")

    #expect(run.status == 1)
    let verdicts = try report("faults.json").snippets.map {
      "\($0.example): \($0.verdict.rawValue)"
    }
    #expect(verdicts == snippets.map { "\($0.0): \($0.2.rawValue)" })
  }

  @Test(arguments: [
    ("CRLF", "# A\r\n\r\n```swift\r\n#expect(true)\r\n```\r\n", Int32(0)),
    ("byte-order mark", "\u{FEFF}```swift\n#expect(true)\n```\n", 0),
    ("empty", "", 0),
    ("unclosed fence", "```swift\n#expect(true)\n", 1),
  ])
  func `CRLF, byte-order marks, and empty files are valid, but unclosed fences aren't`(
    _ name: String, _ text: String, _ status: Int32
  ) async throws {
    try project.write("odd.md", text)

    let run = try await project.waymark("test", "odd.md")

    #expect(run.status == status, "\(name): \(run.error)")
  }

  @Test func `same-named articles in different folders have separate verdicts`() async throws {
    for (folder, sum) in [("one", 2), ("two", 3)] {
      try project.write("Twins/\(folder)/Same.md", fence("#expect(1 + 1 == \(sum))", "example=a"))
    }

    let run = try await project.waymark("test", "Twins", "--report", "twins.json")

    #expect(run.status == 1)
    let verdicts = try report("twins.json").snippets.map { "\($0.article): \($0.verdict.rawValue)" }
    #expect(verdicts == ["Twins/one/Same.md: passed", "Twins/two/Same.md: failed"])
  }

  @Test func `the order of the articles doesn't affect the verdicts`() async throws {
    try project.write(
      "Order/a.md",
      fence(
        "extension Int: @retroactive Identifiable { public var id: Int { self } }\n#expect(1.id == 1)"
      ))
    try project.write("Order/b.md", fence("#expect((1 as Any) as? any Identifiable == nil)"))

    let there = try await project.waymark(
      "test", "Order/a.md", "Order/b.md", "--report", "there.json")
    let back = try await project.waymark(
      "test", "Order/b.md", "Order/a.md", "--report", "back.json")

    #expect(there.status == 0, "\(there.error)")
    #expect(back.status == 0)
    #expect(try project.text("there.json") == project.text("back.json"))
  }

  @Test func `a single example can be proved by name`() async throws {
    try project.write(
      "Articles/Two.md",
      fence("#expect(true)", "example=good") + fence("#expect(false)", "example=bad"))

    #expect(try await project.waymark("test", "Two#good").status == 0)
    #expect(try await project.waymark("test", "Two#bad").status == 1)
    let unknown = try await project.waymark("test", "Two#godo")
    #expect(unknown.status == 2)
    #expect(
      unknown.error == "waymark: 'Articles/Two.md' has no example 'godo'\n  did you mean 'good'?\n")
  }

  @Test(arguments: [
    "build", "preview", "test", "extract", "check", "mutate", "audit", "adopt", "fix", "merge",
    "new",
    "init", "lsp",
  ])
  func `every command has help with an example`(_ command: String) async throws {
    let run = try await project.waymark(command, "--help")

    #expect(run.status == 0)
    #expect(run.output.contains(/EXAMPLES?\n/))
    #expect(run.output.contains("waymark \(command)"))
  }

  @Test func `'check' finds broken links and missing images`() async throws {
    try project.write("Led/hut.svg", "<svg/>")
    try project.write("Led/Other.md", "# Other\n\n## Part\n")
    try project.write(
      "Led/Led.md",
      "[a](Other.md#part) <doc:Other> ![b](hut.svg) [c](../Led)\n\n"
        + "[d](Othr.md) <doc:Otter> ![e](hat.svg) [f](Other.md#port)\n")

    let run = try await project.waymark("check", "Led/Led.md")

    #expect(run.status == 1)
    #expect(
      run.error == """
        Led/Led.md:3:1: error: the site has no page or file at 'Othr.md'
          did you mean 'Other.md'?
        Led/Led.md:3:14: error: there is no article 'Otter'
          did you mean 'Other'?
        Led/Led.md:3:26: error: there is no image 'hat.svg'
          write the path of the image relative to the article's folder
        Led/Led.md:3:40: error: the article 'Other' has no heading 'port'
          did you mean 'part'?

        """)
  }

  @Test func `a run without changes produces the same output`() async throws {
    try project.write("same.md", fence("print(\"a\")\n// Prints \"a\"") + fence("#expect(1 == 2)"))

    let first = try await project.waymark("test", "same.md", "--quiet", "--report", "first.json")
    let second = try await project.waymark("test", "same.md", "--quiet", "--report", "second.json")

    #expect(first == second)
    #expect(try withoutDurations("first.json") == withoutDurations("second.json"))
  }

  @Test func `a report that can't be written is an environment error`() async throws {
    try project.write("fine.md", fence("#expect(true)"))

    let run = try await project.waymark("test", "fine.md", "--report", "/proc/nowhere/out.json")

    #expect(run.status == 3)
  }

  func fence(_ code: String, _ options: String = "") -> String {
    "```swift\(options.isEmpty ? "" : ", ")\(options)\n\(code)\n```\n"
  }

  /// Returns the lines of a report without the durations, which differ from run to run.
  private func withoutDurations(_ file: String) throws -> [Substring] {
    try project.text(file).split(separator: "\n").filter { !$0.contains("\"duration\" :") }
  }

  func report(_ file: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(project.text(file).utf8))
  }
}
