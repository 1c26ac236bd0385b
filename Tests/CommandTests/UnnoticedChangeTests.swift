import Foundation
import Testing

/// SwiftPM doesn't notice some changes to a package: those to headers of system libraries, and those
/// that keep a file's size and date. A result of an earlier run doesn't count after them either.
@Suite(.serialized) struct UnnoticedChangeTests {
  private let project: Project

  init() throws {
    project = try Self.made.get()
  }

  private static let made = Result { try newProject() }

  private static func newProject() throws -> Project {
    let project = try Project("unnoticed")
    try project.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "unnoticed",
        products: [.library(name: "Signals", targets: ["Signals"])],
        targets: [
          .systemLibrary(name: "CSignal"),
          .target(name: "CFlag"),
          .target(
            name: "Signals", dependencies: ["CFlag", "CSignal"], resources: [.copy("Data")]),
        ]
      )
      """)
    try project.write("Sources/CSignal/signal.h", "static inline int level(void) { return 2; }\n")
    try project.write(
      "Sources/CSignal/module.modulemap",
      "module CSignal [system] {\n  header \"signal.h\"\n  export *\n}\n")
    try project.write("Sources/CFlag/include/flag.h", "int flag(void);\n")
    try project.write(
      "Sources/CFlag/flag.c",
      "#include \"flag.h\"\n#include \"../../shared/color.h\"\nint flag(void) { return COLOR; }\n")
    try project.write("shared/color.h", "#define COLOR 1\n")
    try project.write("Sources/Signals/Data/.buildinfo", "1")
    try project.write(
      "Sources/Signals/Signals.swift",
      """
      import CFlag
      import CSignal
      import Foundation

      public func lamp() -> Int { Int(level()) }
      public func color() -> Int { Int(flag()) }
      public func info() throws -> String {
        let file = Bundle.module.bundleURL.appendingPathComponent("Data/.buildinfo")
        return try String(contentsOf: file, encoding: .utf8)
      }
      """)
    try project.write("Sources/Signals/Sound.swift", "public func sound() -> Int { 1 }\n")
    try project.write("variants/one.swift", "public func variant() -> Int { 1 }\n")
    try project.write("variants/two.swift", "public func variant() -> Int { 2 }\n")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder + "/Sources/Signals/Variant.swift",
      withDestinationPath: "../../variants/one.swift")
    return project
  }

  /// A change that keeps a file's size and date.
  private func edit(_ file: String, _ command: String) async throws {
    let run = try await project.run(
      "sh", "-c",
      "touch -r \(file) reference && sed -i '\(command)' \(file) && touch -r reference \(file)")
    #expect(run.status == 0, "\(run.error)")
  }

  private func prove(_ name: String, _ check: String, _ options: String...) async throws -> Project.Run {
    try project.write("Docs/\(name).md", "```swift\n\(check)\n```\n")
    return try await project.waymark(["test", "Docs/\(name).md", "--quiet"] + options)
  }

  @Test func `a change to a header of a system library runs an example again`() async throws {
    let header = "Sources/CSignal/signal.h"
    let before = try await prove("header", "#expect(lamp() == 2)")

    try project.write(header, "static inline int level(void) { return 19; }\n")
    let after = try await prove("header", "#expect(lamp() == 2)")
    try await edit(header, "s/19/28/")
    let dated = try await prove("header", "#expect(lamp() == 28)", "--fresh")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.status == 1)
    #expect(after.error.contains("lamp() → 19"), "\(after.error)")
    #expect(dated.status == 0, "\(dated.error)")
  }

  @Test(arguments: [[], ["--fresh"]])
  func `a source is compiled again if its size and date are the same but its contents aren't`(
    _ options: [String]
  ) async throws {
    let source = "Sources/Signals/Sound.swift"
    let before = try await prove("dated", "#expect(sound() == 1)")

    try await edit(source, "s/{ 1 }/{ 3 }/")
    let after = try await project.waymark(["test", "Docs/dated.md", "--quiet"] + options)
    try await edit(source, "s/{ 3 }/{ 1 }/")
    let restored = try await project.waymark(["test", "Docs/dated.md", "--quiet"] + options)

    #expect(before.status == 0, "\(before.error)")
    #expect(after.status == 1)
    #expect(after.error.contains("sound() → 3"), "\(after.error)")
    #expect(restored.status == 0, "\(restored.error)")
  }

  @Test func `a source is compiled again if no record of the last build exists`() async throws {
    let source = "Sources/Signals/Sound.swift"
    let before = try await prove("recordless", "#expect(sound() == 1)")
    try FileManager.default.removeItem(atPath: project.folder + "/.build/waymark")

    try await edit(source, "s/{ 1 }/{ 4 }/")
    let after = try await prove("recordless", "#expect(sound() == 1)")
    try project.write(source, "public func sound() -> Int { 1 }\n")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.error.contains("sound() → 4"), "\(after.error)")
  }

  @Test func `changing the target of a linked source runs its examples again`() async throws {
    let before = try await prove("link", "#expect(variant() == 1)")

    _ = try await project.run("ln", "-sfn", "../../variants/two.swift", "Sources/Signals/Variant.swift")
    let after = try await prove("link", "#expect(variant() == 1)")
    _ = try await project.run("ln", "-sfn", "../../variants/one.swift", "Sources/Signals/Variant.swift")
    let restored = try await prove("link", "#expect(variant() == 1)", "--fresh")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.error.contains("variant() → 2"), "\(after.error)")
    #expect(restored.status == 0, "\(restored.error)")
  }

  @Test func `a change to a header outside of the targets runs an example again`() async throws {
    let before = try await prove("outer", "#expect(color() == 1)")

    try project.write("shared/color.h", "#define COLOR 7\n")
    let after = try await prove("outer", "#expect(color() == 1)")
    try project.write("shared/color.h", "#define COLOR 1\n")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.error.contains("color() → 7"), "\(after.error)")
  }

  @Test func `a change to a hidden file among resources runs an example again`() async throws {
    let before = try await prove("hidden", "#expect(try info() == \"1\")")

    try project.write("Sources/Signals/Data/.buildinfo", "2")
    let after = try await prove("hidden", "#expect(try info() == \"1\")")
    try project.write("Sources/Signals/Data/.buildinfo", "1")

    #expect(before.status == 0, "\(before.error)")
    #expect(after.status == 1)
  }
}
