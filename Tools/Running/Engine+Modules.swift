import WaymarkModel

extension Engine {
  /// Returns the modules among `names` that no example can import. Compiles an example for each
  /// name.
  ///
  /// - Throws: `EnvironmentError` if the compiler can't be run.
  package func missingModules(among names: [String]) async throws -> [String] {
    var missing: [String] = []
    for name in names {
      let example = Example(
        id: Example.ID(article: "", name: name), module: "WaymarkImport", snippets: [],
        plan: .compile, source: GeneratedSource(lines: [.init(text: "import \(name)")]))
      let messages = try await builder.compilation(of: example).messages
      if messages.contains(where: { $0.text.hasPrefix("no such module '\(name)'") }) {
        missing.append(name)
      }
    }
    return missing
  }
}
