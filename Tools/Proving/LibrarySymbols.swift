import WaymarkModel
import WaymarkOutcomes
import WaymarkPackages
import WaymarkProject
import WaymarkReading
import WaymarkSystem

/// The public symbols of the library that articles document, and the documentation of its modules.
package struct LibrarySymbols {
  /// The consequence of missing symbols for a site.
  package static let consequenceForSite = "the site has no pages for symbols"

  /// The symbols, sorted by module and name; empty if the toolchain can't extract them.
  package var symbols: [Symbol] = []
  /// The DocC landing pages of the modules that have one, keyed by module.
  package var landingPages: [String: Article] = [:]

  /// Returns the public symbols of an extraction's library. If the toolchain can't extract them,
  /// the result is empty, and the reason is reported, because a site without symbols is better than
  /// no site.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package static func all(
    in extraction: Extraction, reportingTo progress: ProgressReporter
  ) async throws -> LibrarySymbols {
    try await read(orElse: consequenceForSite, progress) {
      try await all(in: extraction.library, of: extraction.package)
    }
  }

  /// Returns the public symbols of the package's last build. If there is no build, or if the
  /// toolchain can't extract them, the result is empty, and the consequence is reported with the
  /// reason.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package static func ofLastBuild(
    of package: PackageFolder?, orElse consequence: String, reportingTo progress: ProgressReporter
  ) async throws -> LibrarySymbols {
    try await read(orElse: consequence, progress) {
      let package = try package.required()
      let library = try await Library.load(
        package: package.path, cache: package.cache, options: .init(skipsBuild: true))
      return try await all(in: library, of: package)
    }
  }

  private static func read(
    orElse consequence: String, _ progress: ProgressReporter,
    _ symbols: () async throws -> LibrarySymbols
  ) async throws -> LibrarySymbols {
    do {
      return try await symbols()
    } catch let error where !Task.isCancelled {
      progress.report("waymark: \(consequence): \(Failure.message(of: error))")
      return LibrarySymbols()
    }
  }

  /// Returns the public symbols of a library.
  ///
  /// - Throws: `EnvironmentError` if the toolchain can't extract them.
  package static func all(
    in library: Library, of package: PackageFolder
  ) async throws -> LibrarySymbols {
    guard !library.modules.isEmpty else { return LibrarySymbols() }
    var all = LibrarySymbols()
    all.symbols = try WaymarkReading.symbols(
      in: await library.symbolGraphs(cache: package.cache))
    let texts = texts(in: library.catalogs)
    for module in library.modules {
      all.landingPages[module] = landingPage(of: module, among: texts)
    }
    return all
  }

  /// Returns the texts of the Markdown files directly in DocC catalogs, sorted in each catalog.
  private static func texts(in catalogs: [String]) -> [String] {
    catalogs.flatMap { catalog in
      (FileSystem.names(in: catalog) ?? []).filter { $0.hasSuffix(".md") }.sorted()
        .compactMap { FileSystem.text("\(catalog)/\($0)") }
    }
  }
}

extension Outcome {
  /// Adds what the site shows of the library in addition to the examples.
  package mutating func add(_ library: LibrarySymbols) {
    (symbols, landingPages) = (library.symbols, library.landingPages)
  }
}
