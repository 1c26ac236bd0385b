import Foundation
import HeadlessUI
import Testing

/// Navigation paths that are stored and restored.
@MainActor @Suite struct SavedPathTests {
  @Test func `a path with values of several types can be stored and restored`() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("Kettle")
    path.append(SavedPlace(name: "Shelf"))

    let data = try JSONEncoder().encode(#require(path.codable))
    let saved = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)

    #expect(saved == path.codable)
    #expect(NavigationPath(saved) == path)
  }

  @Test func `a path with a value that can't be encoded has no codable representation`() {
    var path = NavigationPath([1])
    path.append(Secret())

    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test func `a value of an unknown type can't be decoded`() {
    let data = Data(#"[{"type": "no type", "value": 1}]"#.utf8)

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }

  private struct Secret: Hashable {}
}

// This type isn't private, because a path finds it by its name when decoding.
struct SavedPlace: Codable, Hashable { var name: String }
