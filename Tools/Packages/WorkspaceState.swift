import Foundation
import WaymarkSystem

/// The state of a package's dependencies after SwiftPM's last build: `.build/workspace-state.json`.
struct WorkspaceState: Decodable {
  private struct Object: Decodable { var dependencies: [Dependency] }

  private struct Dependency: Decodable {
    struct State: Decodable { var path: String? }
    var state: State
  }

  private var object: Object

  /// Reads the state of a package.
  ///
  /// - Returns: The state; nil if there is no such file, as in a package without dependencies, or
  ///   if it can't be read.
  static func read(_ package: String) -> WorkspaceState? {
    FileSystem.read(file(of: package)).flatMap {
      try? JSONDecoder().decode(WorkspaceState.self, from: Data($0))
    }
  }

  static func file(of package: String) -> String { package + "/.build/workspace-state.json" }

  /// The folders of packages that are used in place and can therefore change at any time: direct
  /// and indirect dependencies by path, and packages that are being edited.
  var folders: [String] { object.dependencies.compactMap(\.state.path) }
}
