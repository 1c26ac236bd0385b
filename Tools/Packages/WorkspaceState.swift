import Foundation
import WaymarkSystem

/// The state of a package's dependencies after SwiftPM's last build, `.build/workspace-state.json`.
package struct WorkspaceState: Decodable {
  private struct Object: Decodable { var dependencies: [Dependency] }

  private struct Dependency: Decodable {
    struct State: Decodable {
      var name: String
      var path: String?
    }
    var state: State
    var subpath: String?
  }

  private var object: Object

  static func file(of package: String) -> String { package + "/.build/workspace-state.json" }

  /// Returns the folders of local packages, which can change at any time:
  /// direct and indirect dependencies by path, and packages that are being edited.
  ///
  /// - Returns: The folders; empty if there is no state file, as in a package without dependencies;
  ///   nil if the file can't be read.
  package static func folders(of package: String) -> [String]? {
    let file = file(of: package)
    guard FileSystem.stamp(file) != nil || errno != ENOENT else { return [] }
    let state = FileSystem.read(file).flatMap {
      try? JSONDecoder().decode(WorkspaceState.self, from: Data($0))
    }
    return state?.object.dependencies.compactMap { dependency in
      // Without `--path`, `swift package edit` creates the folder.
      let isEdited = dependency.state.name == "edited"
      let edited = isEdited ? dependency.subpath.map { "\(package)/Packages/\($0)" } : nil
      return dependency.state.path ?? edited
    }
  }
}
