import Testing
import WaymarkCaching
import WaymarkSystem

@testable import WaymarkPackages

@Suite struct PackageDescriptionTests {
  /// A toolchain whose `swift` writes a line to the file `calls` for each call.
  private func newToolchain(answer: String) async throws -> FakeToolchain {
    let fake = try await FakeToolchain(driver: "exit 1")
    try await fake.write("swift", "echo \"$1\" >> '\(fake.folder)/calls'\n\(answer)")
    return fake
  }

  private func calls(of fake: FakeToolchain) -> Int {
    FileSystem.text(fake.folder + "/calls")?.split(separator: "\n").count ?? 0
  }

  @Test func `SwiftPM describes a package again only if the key changes or a run is fresh`()
    async throws
  {
    let fake = try await newToolchain(
      answer: """
        echo 'note'
        echo '{"name": "hikes", "targets": [], "products": [
          {"name": "Hikes", "targets": [], "type": {"library": ["automatic"]}},
          {"name": "hike", "targets": [], "type": {"executable": null}}
        ]}'
        """)
    defer { fake.remove() }
    let fresh = try Cache(folder: fake.folder + "/cache", isFresh: true)
    func read(_ key: String, _ store: Cache) async throws -> PackageDescription {
      try await PackageDescription.read("/hikes", key: key, fake.toolchain, store: store)
    }

    let first = try await read("a", fake.store)
    let second = try await read("a", fake.store)
    #expect(calls(of: fake) == 1)
    _ = try await read("b", fake.store)
    #expect(calls(of: fake) == 2)
    _ = try await read("a", fresh)
    #expect(calls(of: fake) == 3)

    for description in [first, second] {
      #expect((description.name, description.folder) == ("hikes", "/hikes"))
      #expect(description.products.map(\.isLibrary) == [true, false])
    }
  }

  @Test(arguments: ["echo 'no manifest' >&2; exit 1", "echo 'no manifest' >&2; echo '{'"])
  func `a package that can't be described is read again by the next run`(answer: String)
    async throws
  {
    let fake = try await newToolchain(answer: answer)
    defer { fake.remove() }

    for _ in 1...2 {
      let failure = await #expect(throws: EnvironmentError.self) {
        try await PackageDescription.read("/hikes", key: "a", fake.toolchain, store: fake.store)
      }
      #expect(
        failure?.description == "'/hikes' can't be read as a package:\nno manifest\n"
          + "  correct its Package.swift; 'swift package dump-package' reports the same errors")
    }

    #expect(calls(of: fake) == 2)
  }
}
