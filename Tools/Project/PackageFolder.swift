import Foundation
import WaymarkSystem

/// The folder of a Swift package.
package struct PackageFolder: Sendable {
  /// The absolute path.
  package let path: String

  /// The name of an output folder's manifest, which lists the files that the tool wrote to the
  /// folder.
  package static let outputManifest = ".waymark"

  package init(_ path: String) { self.path = path }

  /// The folder for the tool's cached results.
  package var cache: String { "\(path)/.build/waymark" }

  /// Returns the package that contains the working folder; nil if there is none. Only
  /// `WaymarkCommand` calls this function, so that every part of a run uses the same package.
  package static func ofWorkingFolder() -> PackageFolder? { containing(FileSystem.workingFolder) }

  /// Returns the nearest folder with a `Package.swift`, starting at a folder and going upward; nil
  /// if there is none.
  static func containing(_ start: String) -> PackageFolder? {
    var folder = URL(fileURLWithPath: start)
    while true {
      if File.kind(of: "\(folder.path)/Package.swift") != nil { return PackageFolder(folder.path) }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
  }
}

extension PackageFolder? {
  /// A list of the package's path; empty if there is no package.
  package var paths: [String] { map { [$0.path] } ?? [] }

  /// Returns the package.
  ///
  /// - Throws: `Failure.call` if there is none.
  package func required() throws -> PackageFolder {
    guard let self else {
      throw Failure.call(
        "there is no Package.swift in this folder or above it",
        hint: "run waymark in the package whose documentation you want to prove")
    }
    return self
  }
}
