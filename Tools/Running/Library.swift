import Foundation

/// The package that the examples are about, built: what it takes to compile and link against it.
public struct Library: Codable, Equatable, Sendable {
  /// What another package's manifest has to say to depend on it.
  public var manifest: Manifest
  /// The modules of its library products, which every example imports without being asked.
  public var modules: [String]
  /// For the compiler: where modules, headers and macros are.
  public var flags: [String]
  /// What its modules are linked from: object files and dynamic libraries.
  public var inputs: [String]
  /// For the linker: libraries of the system.
  public var linkFlags: [String]
  /// The files that tell the compiler what an example can see: modules, headers, macros.
  public var interfaces: [String]
  /// The files that its code reads from its bundles.
  public var resources: [String]

  /// All that was built for it.
  var files: [String] { inputs + interfaces + resources }

  /// What its own manifest says of it.
  public struct Manifest: Codable, Equatable, Sendable {
    public var name: String
    /// Its library products.
    public var products: [String]
    /// As a manifest writes them: `.macOS("13.0")`.
    public var platforms: [String]

    public init(name: String = "", products: [String] = [], platforms: [String] = []) {
      self.name = name
      self.products = products
      self.platforms = platforms
    }
  }

  public init(
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

  /// No package at all: examples see only what comes with the compiler.
  public static let none = Library()

  /// Builds a package and takes from the build what examples need.
  ///
  /// What was taken is kept in `cache`; as long as no file changes that the library is made of, and
  /// no environment variable that a manifest may read, SwiftPM is not asked again.
  ///
  /// - Parameters:
  ///   - package: The folder of `Package.swift`.
  ///   - cache: A folder for what is worth keeping.
  ///   - skipBuild: True to take what the last build left, however old. While `swift test` runs,
  ///     it holds the package's lock and a build started by it would wait for ever.
  ///   - isFresh: True to take nothing from `cache`, and to have SwiftPM read all manifests anew.
  ///   - progress: Is told what is being waited for.
  /// - Throws: `WorldFailure` if the package does not build or has no products that are known.
  public static func load(
    package: String, cache: String, skipBuild: Bool = false, isFresh: Bool = false,
    progress: @Sendable (String) -> Void = { _ in }
  ) async throws -> Library {
    Interruption.prepare()
    let store = try Store(folder: cache, isFresh: isFresh)
    let package = Disk.realPath(package)
    let toolchain = try await Toolchain.find(store: store)
    let key = Digest(
      "3", package, toolchain.identity, FixedEnvironment.identityForBuilds,
      try store.fingerprint(of: manifests(of: package))
    ).description
    let known = store.value(.library, key, as: KnownLibrary.self)
    if let known, skipBuild ? known.isBuilt : known.isCurrent { return known.library }
    let description = try await PackageDescription.read(package, toolchain, store: store)
    let start = skipBuild ? nil : try store.now()
    if !skipBuild { try await build(package, toolchain, isFresh: isFresh, progress: progress) }
    let manifest = try BuildManifest(package: package)
    guard manifest.isBuilt(by: toolchain.version) else {
      throw WorldFailure(
        "the last build was made by another compiler than \(toolchain.version): run `swift build`")
    }
    try refuseHiding(in: manifest)
    let library = description.library(from: manifest)
    try check(library, of: description, in: manifest)
    if let watched = description.watched(in: manifest) {
      let known = KnownLibrary(
        library, watched: watched, written: description.written, builtSince: start)
      try store.set(.library, key, to: known)
    }
    return library
  }

  /// `Package.swift`, and those that take its place for some versions of Swift.
  private static func manifests(of package: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package)) ?? []
    return names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
      .map { "\(package)/\($0)" }
  }

  /// All modules of a build lie in one folder, which the compiler looks into first.
  private static func refuseHiding(in manifest: BuildManifest) throws {
    for name in ["Testing", "WaymarkHarness"] where manifest.isImportable(name) {
      throw WorldFailure(
        "the package or one that it depends on has a module '\(name)', which hides the one that "
          + "runs examples: rename its target")
    }
  }

  /// A build that is old or of another kind may lack what `Package.swift` names now.
  private static func check(
    _ library: Library, of description: PackageDescription, in manifest: BuildManifest
  ) throws {
    let missing =
      description.compiledRoots.filter { !manifest.isImportable($0) }
      + library.inputs.filter { Disk.stamp($0) == nil }
    guard let first = missing.first else { return }
    throw WorldFailure("the last build has no \(first): run `swift build`")
  }

  private static func build(
    _ package: String, _ toolchain: Toolchain, isFresh: Bool, progress: (String) -> Void
  ) async throws {
    progress("Building \(package.split(separator: "/").last ?? "the package")")
    let swift = toolchain.driver.dropLast(1)
    let outcome = try await Command(
      program: String(swift),
      // Its plan for the build is made again: SwiftPM keeps it when a manifest for some versions of
      // Swift is added.
      arguments: ["build", "--package-path", package, "--disable-build-manifest-caching"]
        + (isFresh ? ["--manifest-cache", "none"] : []),
      limit: 7200
    ).run()
    guard outcome.ending == .exited(0) else {
      throw WorldFailure("the package does not build:\n\(outcome.outputText)\(outcome.errorText)")
    }
  }
}
