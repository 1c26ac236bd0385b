import Testing

@testable import WaymarkCompilerOutput

@Suite struct VariableTypeTests {
  @Test(arguments: [
    ("s:4Hike5trailSaySiGvp", "[Int]"), ("s:4Hike5trailSDySSSiGvp", "[String: Int]"),
    ("s:4Hike5trailSaySiGSgvp", "[Int]?"),
    ("s:4Hike4walkyyF5trailL_SSvp", "String"),
  ])
  func `the type of a variable is read from its identifier`(symbol: String, expected: String) {
    #expect(type(ofVariable: symbol) == expected)
  }

  @Test(arguments: ["s:4main4ViewV4bodyQrvp", "s:4main4ViewV4bodyQrSgvp"])
  func `a variable of an opaque type has no type that could be shown`(symbol: String) {
    #expect(type(ofVariable: symbol) == nil)
  }

  @Test(arguments: ["s:4Hike5TrailV", "s:Si", "c:@F@printf", "s:nonsensep", ""])
  func `an identifier that doesn't belong to a variable has no type`(symbol: String) {
    #expect(type(ofVariable: symbol) == nil)
  }
}
