import Foundation
import WaymarkModel
import WaymarkPackages
import WaymarkRunning
import WaymarkSystem

/// One engine for all suites, with its own cache that starts empty.
enum Shared {
  static let folder: String = {
    atexit { FileSystem.remove(Shared.folder) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-tests-\(getpid())").path
  }()
  private static let engine = Task {
    try await Engine(library: .none, cache: folder, timeLimit: 60)
  }

  static func prove(_ example: Example) async throws -> Proof {
    try await engine.value.prove([example])[0]
  }
}
