import WaymarkModel
import WaymarkPackages
import WaymarkPreviewing
import WaymarkProject
import WaymarkSystem

/// A loop that repeats work after each change to a file that the work can depend on.
package struct WatchLoop {
  private let watcher: FolderWatcher
  /// The path of the package.
  private let package: String

  /// Creates a loop and starts watching the package, its local dependencies, and the folders of the
  /// articles.
  ///
  /// - Throws: `EnvironmentError` if a folder can't be watched.
  package init(_ request: ProvingRequest) throws {
    let named = request.articles.map { String($0.prefix { $0 != "#" }) }
    let folders = named.map { name in
      if FileSystem.isFolder(name) { return name }
      return name.folderPart.isEmpty ? "." : name.folderPart
    }
    package = request.package.path
    watcher = try FolderWatcher(
      [package] + folders.filter(FileSystem.isFolder) + (WorkspaceState.folders(of: package) ?? []))
  }

  /// Does the work once, and again after each change. A change cancels unfinished work because its
  /// result would be out of date.
  ///
  /// - Throws: `EnvironmentError` if the folders can't be watched any longer.
  package func run(_ work: @escaping @Sendable () async -> Void) async throws {
    let step: @Sendable () async -> Void = { [watcher, package] in
      await work()
      // The work can build the package, and only a build records the local dependencies.
      watcher.add(WorkspaceState.folders(of: package) ?? [])
    }
    var current = Task { await step() }
    defer { current.cancel() }
    for try await _ in watcher.changes {
      // Combine changes to files that are saved together.
      try await Task.sleep(for: .milliseconds(30))
      current.cancel()
      await current.value
      current = Task { await step() }
    }
  }
}
