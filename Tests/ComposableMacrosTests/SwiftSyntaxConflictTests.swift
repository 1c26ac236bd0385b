import Foundation
import LibraryCompiling
import Testing

@Suite struct SwiftSyntaxConflictTests {
  @Test func `a package that uses swift-syntax is rejected with advice about a package trait`()
    async throws
  {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Sources/ComposableMacros/SwiftSyntaxConflict.swift").path
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "waymark-conflict-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Only the swift-syntax package has this module.
    try Data("module SwiftSyntax509 {}\n".utf8).write(
      to: folder.appending(path: "module.modulemap"))

    let messages = try await LibraryCompiler.messages(
      for: [file], ["-typecheck", "-D", "ToolchainSwiftSyntax", "-I", folder.path])

    #expect(
      messages.split(separator: "\n").first == """
        \(file):6:5: error: another package in this build uses swift-syntax; let Waymark use it \
        too: .package(url: …, from: …, traits: ["PackageSwiftSyntax"])
        """)
  }
}
