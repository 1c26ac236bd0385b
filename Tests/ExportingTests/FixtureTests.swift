import Testing
import WaymarkExporting
import WaymarkExtracting
import WaymarkModel
import WaymarkReading
import WaymarkSamples

@Suite struct FixtureTests {
  private let library = DocumentedPackage(
    name: "proved", path: "../proved", products: ["Library"], platforms: [".macOS(.v15)"])

  /// Each folder of `Tests/Fixtures/Exporting` contains, in `expected`, the package that's exported
  /// for the article in the folder of the same name in `Tests/Fixtures/Extracting`.
  /// `WAYMARK_RECORD=1` records it.
  @Test(arguments: try FixtureFolder.names(in: "Exporting"))
  func `examples are exported as the expected package`(_ name: String) throws {
    let text = try FixtureFolder("Extracting/\(name)").bytes(of: "article.md")
    let article = article(file: "Articles/Basics.md", bytes: text).value

    let found = exportedPackage(of: examples(in: [article]).value, library: library)

    #expect(try FixtureFolder("Exporting/\(name)/expected").files(orRecording: found) == found)
  }

  @Test func `an empty list of examples is exported as a package without targets`() {
    let library = DocumentedPackage(name: "a \"b\"", path: "..", products: [])

    #expect(
      exportedPackage(of: [], library: library) == [
        "Package.swift": """
        // swift-tools-version: 6.1

        import PackageDescription

        let library: [Target.Dependency] = [
        ]

        let package = Package(
          name: "Examples",
          dependencies: [.package(name: "a \\"b\\"", path: "..")],
          targets: [
          ],
          swiftLanguageModes: [.v6]
        )

        """
      ]
    )
  }

  @Test func `only the targets that need a module alias get the flags for it`() {
    let text = """
      ```swift, example=view
      import SwiftUI
      struct A {}
      ```
      ```swift, example=screen, uses=view
      _ = A()
      ```
      ```swift, example=other
      struct SwiftUI {}
      ```
      """
    let found = examples(
      in: [article(file: "Articles/Basics.md", bytes: text.utf8).value],
      options: ExtractionOptions(imports: ["Screens"], aliases: ["SwiftUI": "Screens"])
    ).value

    let manifest = exportedPackage(of: found, library: library)["Package.swift"] ?? ""

    let flags = "swiftSettings: [.unsafeFlags([\"-module-alias\", \"SwiftUI=Screens\"])]"
    #expect(manifest.split(separator: flags, omittingEmptySubsequences: false).count == 3)
  }
}
