import Foundation
import WaymarkModel

/// The paths of files relative to the repository, as code hosts require.
///
/// A path outside of the repository, or without a repository, isn't changed.
struct RepositoryPaths {
  /// The components of the working folder and of the repository's folder.
  private let working, root: [Substring]

  init(working: String = FileManager.default.currentDirectoryPath) {
    let components = working.split(separator: "/")
    self.working = components
    root = (0...components.count).reversed().lazy.map { components.prefix($0) }
      .first { File.kind(of: "/" + $0.joined(separator: "/") + "/.git") != nil }
      .map(Array.init) ?? components
  }

  func path(of file: String) -> String {
    guard root.count < working.count || file.hasPrefix("/") || file.hasPrefix("../") else {
      return file
    }
    var components = file.hasPrefix("/") ? [] : working
    for part in file.split(separator: "/") where part != "." {
      if part == ".." { _ = components.popLast() } else { components.append(part) }
    }
    guard components.count > root.count, components.starts(with: root) else { return file }
    return components.dropFirst(root.count).joined(separator: "/")
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its file relative to the repository.
  func located(by paths: RepositoryPaths) -> Diagnostic {
    var diagnostic = self
    diagnostic.location.file = paths.path(of: location.file)
    return diagnostic
  }
}

extension Report {
  /// Returns the report with its files relative to the repository.
  func located(by paths: RepositoryPaths) -> Report {
    var report = self
    for index in snippets.indices { report.snippets[index].article = paths.path(of: snippets[index].article) }
    for index in diagnostics.indices { report.diagnostics[index].file = paths.path(of: diagnostics[index].file) }
    return report
  }
}
