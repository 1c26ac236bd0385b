import Testing
import WaymarkTokens

@Suite struct DepthTests {
  @Test(arguments: [
    "let a = [[1, 2], [3]]", "let a: [[[[Int]]]]", "\"\\(a)\"", "let a: () -> () -> Void",
    String(repeating: "#if a\n#endif\n", count: 1_000),
    String(repeating: "let a = [\n", count: 100),
    String(repeating: "f(\"\\(a)\")\n", count: 1_000), String(repeating: "  .a()\n", count: 700),
    "[\(String(repeating: "a.b, ", count: 2_000))]", String(repeating: "a.b()\n", count: 2_000),
  ])
  func `code of ordinary depth is accepted`(_ code: String) {
    #expect(excessiveDepth(in: code) == nil)
  }

  @Test(arguments: [
    (String(repeating: "[", count: 17), 16), (String(repeating: "#if a\n", count: 501), 3_000),
    (String(repeating: "->", count: 201), 401),
    (String(repeating: "\"\\(", count: 51), 151), ("a" + String(repeating: ".b", count: 1_501), 3_001),
    ("a" + String(repeating: "\n  .b", count: 1_501), 7_504),
  ])
  func `code that is nested too deeply is rejected at the offset of the limit`(
    _ code: String, _ offset: Int
  ) {
    #expect(excessiveDepth(in: code) == offset)
  }
}
