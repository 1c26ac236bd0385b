import Foundation

/// What SwiftPM's last build of a package resolved its dependencies to:
/// `.build/workspace-state.json`.
struct WorkspaceState: Decodable {
  private struct Object: Decodable { var dependencies: [Dependency] }

  private struct Dependency: Decodable {
    struct State: Decodable { var path: String? }
    var state: State
  }

  private var object: Object

  /// - Returns: Nil if there is no such file, as where a package has no dependencies.
  static func read(_ package: String) -> WorkspaceState? {
    Disk.read(file(of: package)).flatMap {
      try? JSONDecoder().decode(WorkspaceState.self, from: Data($0))
    }
  }

  static func file(of package: String) -> String { package + "/.build/workspace-state.json" }

  /// The folders of packages that are used where they are, so that they can change at any time:
  /// those named by a path, directly or by other dependencies, and those that are being edited.
  var folders: [String] { object.dependencies.compactMap(\.state.path) }
}
