import Foundation
import WaymarkCaching
import WaymarkHashing
import WaymarkHeaders
import WaymarkModel
import WaymarkSystem

/// The built package that the examples document, with everything needed to compile and link against
/// it.
package struct Library: Codable, Equatable, Sendable {
  /// The information that another package's manifest needs to depend on the library.
  package var manifest: Manifest
  /// The name and version of the compiler that built the library; empty if nothing was built.
  package var compiler = ""
  /// The platform that the library was built for; empty if nothing was built.
  package var platform = ""
  /// The modules of the package's library products, which every example imports automatically.
  package var modules: [String]
  /// The folders with the sources of the modules.
  package var sourceFolders: [String] = []
  /// The compiler flags for headers and macros. Use ``compilerFlags(store:)`` to compile code that
  /// imports the library's modules.
  package var flags: [String]
  /// The object files and dynamic libraries of the modules.
  package var inputs: [String]
  /// The linker flags that every program with the library needs, such as those for system
  /// libraries.
  package var linkFlags: [String]
  /// The modules, headers, and macros that determine what examples can use.
  package var interfaces: [String]
  /// Whether ``interfaces`` lacks headers, because their names couldn't be determined. If it does,
  /// results aren't reused, because nothing shows whether they are still valid.
  package internal(set) var lacksHeaders = false
  /// The files in the library's bundles that the library's code reads.
  package var resources: [String]
  /// A digest of everything that the library was built from, the same on all machines; nil if
  /// it isn't known.
  package internal(set) var origin: String?
  /// The library products that don't build and were omitted, in the order of the manifest.
  package internal(set) var unbuilt: [String] = []

  /// All files of the library, and the libraries that it is linked with.
  var files: [String] { inputs + interfaces + resources + linkedLibraries }

  /// The paths of the files that ``linkFlags`` names, and those at which the linker looks for
  /// libraries in the folders that the flags name. Some of these paths might not exist.
  package var linkedLibraries: [String] {
    libraryCandidates(in: linkFlags, flags.compactMap(moduleMap))
  }

  /// The files with the doc comments of the modules, which are next to the module interfaces.
  var comments: [String] {
    interfaces.filter { $0.hasSuffix(".swiftmodule") }.map { $0.dropLast("module".count) + "doc" }
      .filter { FileSystem.stamp($0) != nil }
  }

  /// The DocC catalogs directly in ``sourceFolders``, sorted in each of these folders.
  package var catalogs: [String] {
    sourceFolders.flatMap { folder in
      let names = FileSystem.names(in: folder) ?? []
      return names.filter { $0.hasSuffix(".docc") }.sorted().map { "\(folder)/\($0)" }
    }
  }

  /// The relevant parts of the package's manifest.
  package struct Manifest: Codable, Equatable, Sendable {
    /// The name of the package, which can differ from the name of its folder.
    package var name: String
    /// The names of the package's library products.
    package var products: [String]
    /// The platforms as written in a manifest, such as `.macOS("13.0")`.
    package var platforms: [String]

    package init(name: String = "", products: [String] = [], platforms: [String] = []) {
      self.name = name
      self.products = products
      self.platforms = platforms
    }
  }

  package init(
    modules: [String] = [], flags: [String] = [], inputs: [String] = [], linkFlags: [String] = [],
    interfaces: [String] = [], resources: [String] = [], manifest: Manifest = Manifest()
  ) {
    self.manifest = manifest
    self.modules = modules
    self.flags = flags
    self.inputs = inputs
    self.linkFlags = linkFlags
    self.interfaces = interfaces
    self.resources = resources
  }

  /// An empty library. Examples that are built against it can import only the toolchain's modules.
  package static let none: Library = {
    var none = Library()
    none.origin = "none"
    return none
  }()

  /// Builds a package and returns the parts of the build that examples need.
  ///
  /// The result is stored in `cache`. SwiftPM runs again only after a change to a file of the
  /// library or to an environment variable that a manifest can read.
  ///
  /// - Parameters:
  ///   - package: The folder that contains `Package.swift`.
  ///   - cache: The folder for cached results.
  ///   - progress: A closure that is called with a description of each slow step.
  /// - Throws: `EnvironmentError` if there is no compiler, if the package doesn't build, or if its
  ///   products can't be determined.
  package static func load(
    package: String, cache: String, options: LoadOptions = LoadOptions(),
    progress: @Sendable (String) -> Void = { _ in }
  ) async throws -> Library {
    Interruption.prepare()
    let store = try Cache(folder: cache, isFresh: options.isFresh)
    let package = FileSystem.realPath(package)
    let toolchain = try await Toolchain.find(store: store)
    let key = try key(of: package, toolchain, store: store)
    let keyOfParts = Digest(key, "parts").description
    for key in [key] + (options.acceptsParts ? [keyOfParts] : []) {
      let known = store.value(.library, key, as: KnownLibrary.self)
      if let known,
        options.skipsBuild
          ? known.isBuilt(in: package) : known.isCurrent(withOrigin: options.needsOrigin)
      {
        return known.libraryOfSources
      }
    }
    let whole = try await PackageDescription.read(package, key: key, toolchain, store: store)
    let start = options.skipsBuild ? nil : try store.now()
    let (description, manifest): (PackageDescription, BuildManifest)
    if options.skipsBuild {
      (description, manifest) = (whole, try await .read(package, with: whole, attempts: 5))
    } else {
      progress("Building \(package.namePart)")
      let build = PackageBuild(
        whole: whole, package: package, toolchain: toolchain, isFresh: options.isFresh,
        acceptsParts: options.acceptsParts)
      (description, manifest) = try await build.run(cache: cache)
    }
    guard manifest.isBuilt(by: toolchain.version) else {
      throw EnvironmentError(
        "the last build was made with a compiler other than \(toolchain.version)",
        hint: "run 'swift build'")
    }
    try manifest.removeOutdatedResources()
    try checkHiddenDeclarations(in: manifest)
    var library = try description.library(from: manifest)
    (library.compiler, library.platform) = (toolchain.version, toolchain.platform)
    library.unbuilt = whole.libraryProducts.filter { !description.libraryProducts.contains($0) }
    try check(library, of: description, in: manifest)
    let watched = try whole.watched(in: manifest, toolchain)
    if options.needsOrigin, let start {
      let build = LibraryBuild(
        manifest: manifest, package: package, toolchain: toolchain, watched: watched ?? [],
        start: start)
      library.origin = try build.origin(of: library, store: store)
    }
    if let watched {
      var known = KnownLibrary(
        library, watched: watched, written: description.written, builtSince: start)
      known.plan = manifest.fingerprint
      try store.set(.library, library.unbuilt.isEmpty ? key : keyOfParts, to: known)
    }
    return library
  }

  /// Returns a fingerprint of a library that an earlier run loaded, and of everything that could
  /// change what `load` returns or the library's symbols; nil if `load` would have to run SwiftPM.
  ///
  /// The parameters are those of ``load(package:cache:options:progress:)`` and ``LoadOptions``.
  ///
  /// - Throws: `EnvironmentError` if there is no compiler, or if the cache can't be written.
  package static func state(
    package: String, cache: String, skipsBuild: Bool
  ) async throws -> String? {
    let store = try Cache(folder: cache)
    let package = FileSystem.realPath(package)
    let toolchain = try await Toolchain.find(store: store)
    let key = try key(of: package, toolchain, store: store)
    guard let known = store.value(.library, key, as: KnownLibrary.self),
      skipsBuild ? known.isBuilt(in: package) : known.isCurrent
    else { return nil }
    let library = known.libraryOfSources
    let words = (library.modules + library.flags + library.linkFlags).joined(separator: "\0")
    let files = library.files + library.comments + library.catalogs
    return Digest(key, words, Fingerprint(files).description).description
  }

  /// Returns the key under which the library of a package is cached.
  private static func key(
    of package: String, _ toolchain: Toolchain, store: Cache
  ) throws -> String {
    Digest(
      format: "10", package, toolchain.identity, FixedEnvironment.identityForBuilds,
      try store.digest(of: manifests(of: package))
    ).description
  }

  /// Returns `Package.swift` and its variants for specific versions of Swift.
  private static func manifests(of package: String) -> [String] {
    let names = FileSystem.names(in: package) ?? []
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
      .map { "\(package)/\($0)" }
  }

  /// Throws an error if a module of the package or of a dependency shadows a module that runs
  /// examples. All modules of a build are in one folder, which the compiler searches first.
  private static func checkHiddenDeclarations(in manifest: BuildManifest) throws {
    for name in ["Testing", "WaymarkHarness"] where manifest.isImportable(name) {
      throw EnvironmentError(
        "the package or one of its dependencies has a module '\(name)', which shadows the module "
          + "that runs examples",
        hint: "rename the module's target, or remove the dependency that contains it")
    }
  }

  /// Throws an error if the build lacks something that `Package.swift` requires, for example
  /// because the build is old or was made with other settings.
  private static func check(
    _ library: Library, of description: PackageDescription, in manifest: BuildManifest
  ) throws {
    let missing =
      description.compiledRoots.filter { !manifest.isImportable($0) }
      + library.inputs.filter { FileSystem.stamp($0) == nil }
    guard let first = missing.first else { return }
    throw EnvironmentError("the last build doesn't contain '\(first)'", hint: "run 'swift build'")
  }
}
