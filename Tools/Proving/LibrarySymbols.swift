import WaymarkModel
import WaymarkPackages
import WaymarkProject
import WaymarkReading

/// The public symbols of the library that articles document.
package enum LibrarySymbols {
  /// The consequence of missing symbols for a site.
  package static let consequenceForSite = "the site has no pages for symbols"

  /// Returns the public symbols of an extraction's library. If the toolchain can't extract them,
  /// the list is empty, and the reason is reported, because a site without symbols is better than
  /// no site.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package static func all(
    in extraction: Extraction, reportingTo progress: ProgressReporter
  ) async throws -> [Symbol] {
    try await read(orElse: consequenceForSite, progress) {
      try await all(in: extraction.library, of: extraction.package)
    }
  }

  /// Returns the public symbols of the package's last build. If there is no build, or if the
  /// toolchain can't extract them, the list is empty, and the consequence is reported with the
  /// reason.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  package static func ofLastBuild(
    of package: PackageFolder?, orElse consequence: String, reportingTo progress: ProgressReporter
  ) async throws -> [Symbol] {
    try await read(orElse: consequence, progress) {
      let package = try package.required()
      let library = try await Library.load(
        package: package.path, cache: package.cache, options: .init(skipsBuild: true))
      return try await all(in: library, of: package)
    }
  }

  private static func read(
    orElse consequence: String, _ progress: ProgressReporter,
    _ symbols: () async throws -> [Symbol]
  ) async throws -> [Symbol] {
    do {
      return try await symbols()
    } catch let error where !Task.isCancelled {
      progress.report("waymark: \(consequence): \(Failure.message(of: error))")
      return []
    }
  }

  /// Returns the public symbols of a library.
  ///
  /// - Throws: `EnvironmentError` if the toolchain can't extract them.
  package static func all(in library: Library, of package: PackageFolder) async throws -> [Symbol] {
    guard !library.modules.isEmpty else { return [] }
    return try symbols(in: await library.symbolGraphs(cache: package.cache))
  }
}
