import Testing
import WaymarkModel

@Suite struct ByteClassTests {
  private static let lowercase = "abcdefghijklmnopqrstuvwxyz"
  private static let letters = lowercase + lowercase.uppercased()
  private static let digits = "0123456789"

  @Test func `each class contains exactly its ASCII characters`() {
    #expect(bytes(\.isBlank) == Set(" \t".utf8))
    #expect(bytes(\.isWhitespace) == Set(" \t\n\r".utf8))
    #expect(bytes(\.isDigit) == Set(Self.digits.utf8))
    #expect(bytes(\.isLetter) == Set(Self.letters.utf8))
    #expect(bytes(\.isLetterOrDigit) == Set((Self.letters + Self.digits).utf8))
    #expect(bytes(\.isHexadecimalDigit) == Set((Self.digits + "abcdefABCDEF").utf8))
    #expect(bytes(\.isPartOfIdentifier) == Set((Self.letters + Self.digits + "_").utf8))
    #expect(bytes(\.isPartOfName) == Set((Self.lowercase + Self.digits + "-").utf8))
  }

  private func bytes(_ isIncluded: (UInt8) -> Bool) -> Set<UInt8> {
    Set((UInt8.min...UInt8.max).filter(isIncluded))
  }
}
