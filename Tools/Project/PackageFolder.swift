import Foundation
import WaymarkSystem

/// The Swift package in which the tool is run.
package enum PackageFolder {
  /// Returns the nearest folder with a `Package.swift`, starting at the working folder and going
  /// upward.
  ///
  /// - Throws: `Failure.call` if there is no such folder.
  package static func current() throws -> String {
    guard let folder = nearest(to: FileSystem.workingFolder) else {
      throw Failure.call(
        "there is no Package.swift in this folder or above it",
        hint: "run waymark in the package whose documentation you want to prove")
    }
    return folder
  }

  /// Returns the nearest folder with a `Package.swift`, starting at a folder and going upward; nil
  /// if there is none.
  static func nearest(to start: String) -> String? {
    var folder = URL(fileURLWithPath: start)
    while true {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if File.kind(of: manifest) != nil { return folder.path }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// Returns the folder for the tool's cached results.
  package static func cache(of package: String) -> String { "\(package)/.build/waymark" }
}
