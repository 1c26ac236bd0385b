import Testing

@testable import WaymarkBlocks
@testable import WaymarkClaims

@Suite struct OutputClaimTests {
  private func readings(_ text: String) -> [[String]] {
    BlockSyntax(text).claims(following: nil).flatMap(\.readings)
  }

  @Test func `the number of lines can precede the output`() {
    let found = readings("print(text)\n// Prints two lines:\n// one\n// two")

    #expect(found.first == ["one", "two"])
  }

  @Test(
    arguments: [
      "print(1) // Prints \"1\", because \"1\" is short.",
      "print(1)\n// Prints \"1\" since it's \"1\"",
    ])
  func `a reason with quotes can follow the output`(text: String) {
    #expect(readings(text).contains(["1"]))
  }
}
