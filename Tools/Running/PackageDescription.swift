import Foundation

/// What a package says of itself in `Package.swift`.
///
/// Read by `dump-package`, which needs neither the dependencies nor the lock of the build folder.
struct PackageDescription: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
    var type: [String: [String]?]

    var isLibrary: Bool { type["library"] != nil }
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var settings: [LinkerSetting]?
    var pluginUsages: [PluginUsage]?
  }

  /// What a plug-in reads is known only to itself.
  struct PluginUsage: Decodable {}

  struct Trait: Decodable {
    var name: String
    var enabledTraits: [String]
  }

  struct Platform: Decodable {
    var platformName: String
    var version: String

    /// `.macOS("13.0")`
    var asWritten: String {
      let name =
        platformName == "maccatalyst"
        ? "macCatalyst"
        : platformName == "driverkit" ? "driverKit" : platformName.dropLast(2) + "OS"
      return ".\(name)(\"\(version)\")"
    }
  }

  var name: String
  var platforms: [Platform]?
  var products: [Product]
  var targets: [Target]
  var traits: [Trait]?
  /// The package's folder; not part of what is read.
  var folder: String? = nil

  static func read(
    _ package: String, _ toolchain: Toolchain, store: Store
  ) async throws -> PackageDescription {
    let scratch = store.folder + "/swiftpm"
    let outcome = try await Command(
      program: String(toolchain.driver.dropLast(1)),
      arguments: ["package", "--package-path", package, "--scratch-path", scratch, "dump-package"]
    ).run()
    let json = outcome.output.drop { $0 != UInt8(ascii: "{") }
    guard outcome.ending == .exited(0),
      var description = try? JSONDecoder().decode(PackageDescription.self, from: Data(json))
    else { throw WorldFailure("\(package) is no package that can be read:\n\(outcome.errorText)") }
    description.folder = package
    return description
  }

  /// The targets of its library products, or all that could be, if it has none.
  private var roots: [String] {
    let shown = products.filter(\.isLibrary).flatMap(\.targets)
    return shown.isEmpty
      ? targets.filter { $0.type == "regular" }.map(\.name)
      : shown.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Those of them that have code of their own.
  var compiledRoots: [String] {
    roots.filter { root in targets.contains { $0.name == root && $0.type == "regular" } }
  }

  func library(from manifest: BuildManifest) -> Library {
    let closure = manifest.closure(of: roots)
    let shown = products.contains(where: \.isLibrary) ? roots : []
    return Library(
      modules: shown.filter(manifest.isImportable).map(identifier),
      flags: manifest.importFlags(of: roots),
      inputs: closure.objects + closure.dynamicLibraries,
      linkFlags: linkFlags(of: closure, from: manifest),
      interfaces: closure.interfaces + manifest.macros(of: roots),
      resources: manifest.resources(below: roots),
      manifest: Library.Manifest(
        name: name, products: products.filter(\.isLibrary).map(\.name),
        platforms: (platforms ?? []).map(\.asWritten))
    )
  }

  /// What a build has linked any program with, and what no program of the package was linked to tell.
  private func linkFlags(
    of closure: BuildManifest.Closure, from manifest: BuildManifest
  ) -> [String] {
    let needed = Set(manifest.everything(below: roots))
    let settings = targets.filter { needed.contains($0.name) }.flatMap { $0.settings ?? [] }
    let all =
      manifest.linkFlags(of: closure) + settings.flatMap { $0.flags(traits: defaultTraits) }
      + (closure.objects.contains(where: isCPlusPlus) ? [["-lstdc++"]] : [])
    let distinct = all.reduce(into: [[String]]()) { if !$0.contains($1) { $0.append($1) } }
    return distinct.flatMap { $0 }
  }

  /// The traits that a build enables unless it is told otherwise.
  private var defaultTraits: Set<String> {
    var enabled: Set<String> = []
    var rest = ["default"]
    while let name = rest.popLast() {
      guard enabled.insert(name).inserted else { continue }
      rest += traits?.first { $0.name == name }?.enabledTraits ?? []
    }
    return enabled
  }

  /// The files and folders that a build of its libraries reads, as far as they may change; nil if
  /// they can't be known.
  func watched(in manifest: BuildManifest) -> [String]? {
    let needed = Set(manifest.everything(below: roots))
    let own = targets.filter { needed.contains($0.name) }
    guard own.allSatisfy({ ($0.pluginUsages ?? []).isEmpty }) else { return nil }
    return own.map(source) + (WorkspaceState.read(folder ?? ".")?.folders ?? [])
  }

  /// Those that a build may write as well.
  var written: [String] {
    let folder = folder ?? "."
    return ["\(folder)/Package.resolved", WorkspaceState.file(of: folder)]
  }

  private func source(of target: Target) -> String {
    let folder = folder ?? "."
    if let path = target.path { return "\(folder)/\(path)" }
    let places = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(target.name)" }
    return places.first(where: Disk.isFolder) ?? "\(folder)/Sources"
  }
}

/// By the name that SwiftPM gives to an object file: `Shape.cpp.o`.
private func isCPlusPlus(_ object: String) -> Bool {
  [".cpp.o", ".cc.o", ".cxx.o", ".c++.o", ".mm.o"].contains { object.hasSuffix($0) }
}

/// A target's name as its module's: what is not allowed in an identifier becomes `_`.
func identifier(_ target: String) -> String {
  let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  return name.first?.isNumber == true ? "_" + name.dropFirst() : name
}
