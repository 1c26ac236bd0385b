import WaymarkModel
import WaymarkProject
import WaymarkResults
import WaymarkRunning

extension Proving {
  /// Returns an extraction with an error for each module in the settings that can't be imported.
  /// The examples that would import the module aren't compiled.
  func checkingModules(of extraction: Extraction) async throws -> Extraction {
    let settings = extraction.settings
    let imports = settings.imports ?? []
    let unknown = Set(imports + settings.aliases.values).subtracting(extraction.library.modules)
    guard !unknown.isEmpty, extraction.examples.contains(where: { Evaluation(untried: $0) == nil })
    else { return extraction }
    let missing = try await engine(for: extraction).missingModules(among: unknown.sorted())
    let errors = Dictionary(
      uniqueKeysWithValues: missing.map { name in
        let similar = nearest(to: name, in: extraction.library.modules)
        return (
          name,
          Diagnostic(
            at: settings.moduleLocations[name] ?? SourceLocation(file: "", line: 1, column: 1),
            "there is no module '\(name)'",
            hint: similar.map { "did you mean '\($0)'?" }
              ?? "name a module that the package's products contain")
        )
      })
    var checked = extraction
    checked.diagnostics += errors.values.sorted { $0.location < $1.location }
    for (index, example) in extraction.examples.enumerated() {
      let found = Set(imports + example.aliases.values).compactMap { errors[$0] }
      if found.isEmpty || Evaluation(untried: example) != nil { continue }
      checked.examples[index].plan = .broken(found.sorted { $0.location < $1.location })
    }
    return checked
  }
}
