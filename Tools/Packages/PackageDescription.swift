import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkHeaders
import WaymarkModel
import WaymarkSystem

/// The description of a package in its `Package.swift`.
///
/// It is read with `dump-package`, which requires neither the dependencies nor the lock of the
/// build folder.
struct PackageDescription: Codable {
  struct Product: Codable {
    var name: String
    var targets: [String]
    var type: [String: [String]?]

    var isLibrary: Bool { type["library"] != nil }
  }

  struct Target: Codable {
    var name: String
    var type: String
    var path: String?
    var settings: [LinkerSetting]?
    var pluginUsages: [PluginUsage]?
  }

  /// A use of a plugin. The files that a plugin reads can't be determined.
  struct PluginUsage: Codable {}

  struct Trait: Codable {
    var name: String
    var enabledTraits: [String]
  }

  struct Platform: Codable {
    var platformName: String
    var version: String

    /// The platform as written in a manifest, such as `.macOS("13.0")`.
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
  /// The package's folder, which isn't part of SwiftPM's description.
  var folder: String? = nil

  /// Reads the description of a package. Like SwiftPM's cache of manifests, the tool's cache keeps
  /// it until a manifest or the environment changes.
  ///
  /// - Parameter key: The key under which the library of the package is cached.
  /// - Throws: `EnvironmentError` if SwiftPM can't read the manifest.
  static func read(
    _ package: String, key: String, _ toolchain: Toolchain, store: Cache
  ) async throws -> PackageDescription {
    let key = Digest(format: "description 1", key).description
    if let known = store.value(.command, key, as: Self.self) { return known }
    let scratch = store.folder + "/swiftpm"
    let termination = try await ProgramInvocation(
      program: String(toolchain.driver.dropLast(1)),
      arguments: ["package", "--package-path", package, "--scratch-path", scratch, "dump-package"]
    ).run()
    let json = termination.output.drop { $0 != UInt8(ascii: "{") }
    guard termination.ending == .exited(0),
      var description = try? JSONDecoder().decode(PackageDescription.self, from: Data(json))
    else {
      throw EnvironmentError(
        "'\(package)' can't be read as a package:\n\(termination.errorText)",
        hint: "correct its Package.swift; 'swift package dump-package' reports the same errors")
    }
    description.folder = package
    try store.set(.command, key, to: description)
    return description
  }

  /// The targets of the package's library products or, if there are none, all targets that could be
  /// in a library.
  private var roots: [String] {
    let shown = products.filter(\.isLibrary).flatMap(\.targets)
    return shown.isEmpty
      ? targets.filter { $0.type == "regular" }.map(\.name)
      : shown.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var libraryProducts: [String] { products.filter(\.isLibrary).map(\.name) }

  /// The root targets that contain code.
  var compiledRoots: [String] {
    roots.filter { root in targets.contains { $0.name == root && $0.type == "regular" } }
  }

  func library(from manifest: BuildManifest) throws -> Library {
    let closure = try manifest.closure(of: roots)
    let shown = products.contains(where: \.isLibrary) ? roots : []
    var library = try Library(
      modules: shown.filter(manifest.isImportable).map(moduleName(ofTarget:)),
      flags: manifest.importFlags(of: roots),
      inputs: closure.objects + closure.dynamicLibraries,
      linkFlags: linkFlags(of: closure, from: manifest),
      interfaces: closure.interfaces + manifest.macros(of: roots),
      resources: manifest.resources(below: roots),
      manifest: Library.Manifest(
        name: name, products: libraryProducts,
        platforms: (platforms ?? []).map(\.asWritten))
    )
    library.lacksHeaders = closure.lacksHeaders
    library.sourceFolders = targets(named: library.modules).map(source)
    return library
  }

  /// Returns the flags that a build uses to link every program with the library. Those of the
  /// package's own targets are known even if no program has been linked.
  private func linkFlags(
    of closure: BuildManifest.Closure, from manifest: BuildManifest
  ) throws -> [String] {
    let needed = targets(named: manifest.targetsAndDependencies(of: roots))
    let settings = needed.flatMap { $0.settings ?? [] }
    let own = settings.map { $0.flags(traits: defaultTraits) }.filter { !$0.isEmpty }
    let others = try manifest.linkFlags(of: closure).filter { !own.joined().contains($0) }
    let all =
      own + others
      // The job that links a Swift program doesn't include the C++ standard library.
      + (closure.objects.contains(where: isCPlusPlus) ? [["-lstdc++"]] : [])
    let distinct = all.reduce(into: [[String]]()) { if !$0.contains($1) { $0.append($1) } }
    return absolute(distinct.flatMap { $0 }, in: folder ?? ".")
  }

  /// Returns the package's own targets among those with the given names in a build manifest. The
  /// targets are compared by module name, because the manifest doesn't contain other names of
  /// macros and system libraries.
  private func targets(named names: [String]) -> [Target] {
    let modules = Set(names.map(moduleName(ofTarget:)))
    return targets.filter { modules.contains(moduleName(ofTarget: $0.name)) }
  }

  /// The traits that a build enables by default.
  private var defaultTraits: Set<String> {
    var enabled: Set<String> = []
    var rest = ["default"]
    while let name = rest.popLast() {
      guard enabled.insert(name).inserted else { continue }
      rest += traits?.first { $0.name == name }?.enabledTraits ?? []
    }
    return enabled
  }

  /// Returns the steps of a build of the package's libraries, with the sources that can be edited:
  /// those of the package itself and of local dependencies.
  func steps(in manifest: BuildManifest, _ toolchain: Toolchain) throws -> [BuildStep] {
    let package = folder ?? "."
    return try manifest.steps(for: library(from: manifest).files) { file in
      file.isContained(in: package)
        ? !file.isContained(in: package + "/.build")
        : !file.isContained(in: toolchain.root) && !file.isContained(in: "/usr")
    }
  }

  /// Returns the files and folders that a build of the package's libraries reads and that can
  /// change; nil if they can't be determined.
  func watched(in manifest: BuildManifest, _ toolchain: Toolchain) throws -> [String]? {
    let needed = manifest.targetsAndDependencies(of: roots)
    let own = targets(named: needed)
    guard own.allSatisfy({ ($0.pluginUsages ?? []).isEmpty }),
      let dependencies = WorkspaceState.folders(of: folder ?? ".")
    else { return nil }
    let folders = own.map(source) + dependencies
    let places = folders.map { FileSystem.realPath($0) + "/" }
    // C sources and headers can include headers that are in none of the folders.
    let files =
      try steps(in: manifest, toolchain).flatMap(\.sources)
      + manifest.headers(includedBy: Set(needed)).files
      + packageConfigurations(in: Machine.environment["PKG_CONFIG_PATH"] ?? "")
    let others = Set(files).filter { file in
      let path = FileSystem.realPath(file) + "/"
      return !places.contains { path.hasPrefix($0) }
    }
    return folders + others.sorted()
  }

  /// The watched files that a build can also write.
  var written: [String] {
    let folder = folder ?? "."
    return ["\(folder)/Package.resolved", WorkspaceState.file(of: folder)]
  }

  private func source(of target: Target) -> String {
    let folder = folder ?? "."
    if let path = target.path { return "\(folder)/\(path)" }
    let places = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(target.name)" }
    return places.first(where: FileSystem.isFolder) ?? "\(folder)/Sources"
  }
}

/// Returns whether the name that SwiftPM gave an object file indicates C++, as `Shape.cpp.o` does.
private func isCPlusPlus(_ object: String) -> Bool {
  [".cpp.o", ".cc.o", ".cxx.o", ".c++.o", ".mm.o"].contains { object.hasSuffix($0) }
}
