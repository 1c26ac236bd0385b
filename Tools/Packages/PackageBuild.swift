import WaymarkCaching
import WaymarkHashing
import WaymarkModel
import WaymarkSystem

/// A build of a package by SwiftPM.
struct PackageBuild {
  /// The description of the whole package.
  var whole: PackageDescription
  var package: String
  var toolchain: Toolchain
  /// Whether SwiftPM reads all manifests again.
  var isFresh: Bool
  /// Whether to omit library products that don't build, if others do.
  var acceptsParts: Bool

  /// Builds the package. Sources that have changed without SwiftPM noticing are compiled again.
  ///
  /// - Parameter cache: The folder for the record of the build. Unlike results, the record is also
  ///   used by runs that ignore the results of earlier runs.
  /// - Returns: The description of the products that were built, and the build's manifest.
  /// - Throws: `EnvironmentError` if the package doesn't build.
  func run(cache: String) async throws -> (PackageDescription, BuildManifest) {
    let store = try Cache(folder: cache)
    let key = Digest(format: "sources 1", package).description
    var sources = store.value(.library, key, as: CompiledSources.self) ?? CompiledSources()
    let start = try store.now()
    var description = try await build()
    var manifest = try await BuildManifest.read(package, with: description, attempts: 50)
    var steps = try description.steps(in: manifest, toolchain)
    let outdated =
      try sources.outdated(among: steps).map(\.command)
      + manifest.removeModules(importedBy: Set(steps.map(\.command)))
    if !outdated.isEmpty {
      for command in Set(outdated) { try manifest.removeProducts(of: command) }
      description = try await build()
      manifest = try await BuildManifest.read(package, with: description, attempts: 50)
      steps = try description.steps(in: manifest, toolchain)
    }
    if let start { sources.record(steps, builtSince: start) }
    try store.set(.library, key, to: sources)
    return (description, manifest)
  }

  private func build() async throws -> PackageDescription {
    do {
      try await swiftBuild(isFresh ? ["--manifest-cache", "none"] : [])
      return whole
    } catch let error as EnvironmentError {
      removeCompiledHeaders()
      guard acceptsParts, let part = try await buildParts() else { throw error }
      return part
    }
  }

  /// Removes the compiled headers of a build that failed. Otherwise, if a header were corrected
  /// without changing its size or modification time, the compiler would keep using the compiled
  /// form, and the build would never get as far as the comparison of the sources.
  private func removeCompiledHeaders() {
    guard let manifest = try? BuildManifest(package: package),
      let steps = try? whole.steps(in: manifest, toolchain)
    else { return }
    let files = Set(steps.map(\.command)).flatMap { (try? manifest.compiledHeaders(of: $0)) ?? [] }
    // Other packages can share a folder outside of the build's folder.
    for file in files where file.isContained(in: manifest.buildFolder) { FileSystem.remove(file) }
  }

  private func swiftBuild(_ options: [String]) async throws {
    let swift = toolchain.driver.dropLast(1)
    let termination = try await ProgramInvocation(
      program: String(swift),
      // Force a new build plan, because SwiftPM would reuse the old plan after a version-specific
      // manifest is added.
      arguments: ["build", "--package-path", package, "--disable-build-manifest-caching"] + options,
      limit: 7200
    ).run()
    guard termination.ending == .exited(0) else {
      throw EnvironmentError(
        "the package doesn't build:\n\(termination.outputText)\(termination.errorText)",
        hint: "correct these errors; 'swift build' reports them as well")
    }
  }

  /// Builds each library product of a package that doesn't build as a whole.
  ///
  /// - Returns: The package with the products that build; nil if none does.
  private func buildParts() async throws -> PackageDescription? {
    var part = whole
    part.products = []
    for product in whole.products where product.isLibrary {
      if try await builds(product) { part.products.append(product) }
    }
    return part.products.isEmpty ? nil : part
  }

  /// Returns whether all targets of a product build.
  private func builds(_ product: PackageDescription.Product) async throws -> Bool {
    do {
      for target in product.targets { try await swiftBuild(["--target", target]) }
      return true
    } catch is EnvironmentError {
      try Task.checkCancellation()
      return false
    }
  }
}
