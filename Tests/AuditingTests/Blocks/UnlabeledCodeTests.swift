import Testing
import WaymarkModel
import WaymarkReading

@testable import WaymarkBlocks

@Suite struct UnlabeledCodeTests {
  @Test(
    arguments: [
      "let hike = Hike()", "try start(hike)", "hike.walk(to: summit)", "walk()",
      "hike.length += 1", "if isOpen { walk() }", "import Hikes", "hikes.map { $0.length }",
      "#expect(hike.isOpen)", "func walk() {\n  ...\n}", "Hike(length: 2)  // 2 km",
      "for hike in hikes\n  print(hike)\n}\n// Ridge", "{ hike in hike.length }",
      "func <name>(to hut: <Hut>) -> Int", "self.<name>(at: 1)",
      "func walk(to: Int)\n  rest()\n}", "struct Hike {\n  walk(1 2)\n}",
      ".package(url: \"https://example.com/hikes\", from: \"1.0.0\"),",
    ])
  func `code in a doc comment or a DocC catalog is Swift if it can't be anything else`(
    code: String
  ) {
    #expect(UnlabeledCode.isSwift(code, in: "Sources/Hike.swift"))
    #expect(UnlabeledCode.isSwift(code, in: "Sources/Hikes.docc/Start.md"))
    #expect(!UnlabeledCode.isSwift(code, in: "README.md"))
  }

  @Test(
    arguments: [
      "ridge", "[1, 2, 3]", "Hike(name: \"Ridge\")", "26", "swift build", "$ waymark audit",
      "a---b---c|", "{ \"name\": \"Ridge\" }", "name: Ridge", "SELECT * FROM hikes", "",
      "error: there is no hike", "1, 2, ...", "https://example.com", "// Ridge",
      "hikes: 2 // all\n  ridge", "let the hike begin // now\n-----", "func of the hike",
      "class of hikes", "<dict>\n  <key>Hike</key>\n</dict>",
    ])
  func `output, diagrams, and other languages aren't Swift`(code: String) {
    #expect(!UnlabeledCode.isSwift(code, in: "Sources/Hike.swift"))
  }

  @Test(
    arguments: [
      "ridge = hikes.find(name=\"Ridge\", days=2)\nwalk(ridge)",
      "hike = Hike()\nhike.SetLength(12)",
      "hike.set_length(12);\nhike.set_days(2);",
      "if (hike.days < 1 && isOpen) {\n  hike.days = ...;\n}",
      "import hikes.Planner;",
    ])
  func `C, Java, and Python aren't Swift, even if Swift's parser accepts them`(code: String) {
    #expect(!UnlabeledCode.isSwift(code, in: "Sources/Hike.swift"))
  }

  @Test(
    arguments: [
      "hike = Hike(); walk(hike)", "hike = Hike()\nhike.walk()", "Hikes.Planner()\nwalk()",
    ])
  func `statements that are common in Swift don't count as another language`(code: String) {
    #expect(UnlabeledCode.isSwift(code, in: "Sources/Hike.swift"))
  }

  @Test func `code that is nested too deeply isn't parsed`() {
    let code = "f" + String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000)

    #expect(!UnlabeledCode.isSwift(code, in: "Hike.swift"))
  }
}
