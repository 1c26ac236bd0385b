import Foundation
import Testing

/// Compares the package of the fuzzer, which `Tools/test` doesn't build, with the tool's modules.
@Suite struct FuzzerTests {
  @Test
  func `the fuzzer's modules are links to the tool's modules and import the same modules`() throws {
    let own = try Self.modules(in: "Tools/fuzzer/Package.swift")
    let tool = try Self.modules(in: "Package.swift")
    #expect(own.count > 10)

    for (name, uses) in own {
      let folder = RepositoryFiles.root.appending(path: "Tools/fuzzer/Sources/\(name)")
      #expect(
        folder.resolvingSymlinksInPath().path
          == RepositoryFiles.root.appending(path: "Tools/\(name)").resolvingSymlinksInPath().path)
      let expected = try #require(tool[name]).intersection(tool.keys)
      #expect(
        uses.subtracting(["CMark", "IndexStore"]) == expected,
        "the dependencies of \(name) differ from those in the tool's manifest")
    }
  }

  /// Returns the modules that each module in a manifest uses.
  private static func modules(in manifest: String) throws -> [String: Set<String>] {
    let text = try String(
      contentsOf: RepositoryFiles.root.appending(path: manifest), encoding: .utf8)
    let declarations = text.matches(
      of:
        #/
        \bmodule\( \s* "(\w+)" (?: ,\ in:\ "[^"]+" )? (?: ,\s* uses:\ "+ ([^"]*) " )?
        /#)
    return Dictionary(
      uniqueKeysWithValues: declarations.map { declaration in
        let uses = (declaration.2 ?? "").matches(of: /\w+/).map { String($0.0) }
        return (String(declaration.1), Set(uses))
      })
  }
}
