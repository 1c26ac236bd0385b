import Testing
import WaymarkModel

@Suite struct EscapeTests {
  @Test(arguments: [("\0" as Unicode.Scalar, "0"), ("\u{1b}", "1B"), ("\u{1F600}", "1F600")])
  func `an escape contains the hexadecimal value of a scalar`(
    scalar: Unicode.Scalar, digits: String
  ) {
    #expect(scalar.escape == "\\u{\(digits)}")
  }
}
