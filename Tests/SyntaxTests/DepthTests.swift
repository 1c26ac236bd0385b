import Testing
import WaymarkTokens

@Suite struct DepthTests {
  @Test(arguments: [
    "let a = [[1, 2], [3]]", "let a: [[[[Int]]]]", "\"\\(a)\"", "let a: () -> () -> Void",
    String(repeating: "#if a\n#endif\n", count: 1_000),
    String(repeating: "let a = [\n", count: 100),
    String(repeating: "f(\"\\(a)\")\n", count: 1_000), String(repeating: "  .a()\n", count: 700),
    String(repeating: "if a {} else if b {}\n", count: 900),
    "// \(String(repeating: "let them try ", count: 300))",
    String(repeating: "try a()\n", count: 900),
    String(repeating: "#if a\n#elseif b\n#endif\n", count: 900),
    "[\(String(repeating: "a.b, ", count: 2_000))]", String(repeating: "a.b()\n", count: 2_000),
  ])
  func `code of ordinary depth is accepted`(_ code: String) {
    #expect(excessiveDepth(in: code) == nil)
  }

  @Test(arguments: [
    (String(repeating: "[", count: 17), 16), (String(repeating: "#if a\n", count: 501), 3_000),
    (String(repeating: "->", count: 201), 401),
    (String(repeating: "\"\\(", count: 51), 151),
    ("a" + String(repeating: ".b", count: 1_501), 3_001),
    ("a" + String(repeating: "\n  .b", count: 1_501), 7_504),
    ("a" + String(repeating: "\n\t\n\t.b", count: 1_501), 9_005),
    (String(repeating: "[\n", count: 17), 32), (String(repeating: "->\n", count: 201), 601),
    ("#if a\n" + String(repeating: "#elseif b\n", count: 501), 5_006),
    (String(repeating: "try ", count: 502), 2_000),
    (String(repeating: "repeat each ", count: 251), 3_000),
    (String(repeating: "else if ", count: 1_001), 8_005),
  ])
  func `code that is nested too deeply is rejected at the offset of the limit`(
    _ code: String, _ offset: Int
  ) {
    #expect(excessiveDepth(in: code) == offset)
  }
}
