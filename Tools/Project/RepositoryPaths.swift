import Foundation
import SystemPackage
import WaymarkModel
import WaymarkSystem

/// The paths of files relative to the repository, as code hosts require.
///
/// A path outside the repository isn't changed. Without a repository, paths are relative to the
/// working folder.
package struct RepositoryPaths {
  private let working, root: FilePath

  /// Finds the repository that contains a folder: the nearest folder with `.git`, or else the
  /// folder itself.
  package init(working: String = FileSystem.workingFolder) {
    self.working = FilePath(working)
    let folders = sequence(first: self.working) { folder in
      folder.components.isEmpty ? nil : folder.removingLastComponent()
    }
    root = folders.first { FileSystem.status($0.appending(".git").string) != nil } ?? self.working
  }

  /// Returns the path of a file relative to the repository. The given path is relative to the
  /// working folder or absolute.
  package func path(of file: String) -> String {
    guard root != working || file.hasPrefix("/") || file.hasPrefix("../") else { return file }
    var path = working.pushing(FilePath(file)).lexicallyNormalized()
    return path.removePrefix(root) && !path.isEmpty ? path.string : file
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its file relative to the repository.
  package func located(by paths: RepositoryPaths) -> Diagnostic {
    var diagnostic = self
    diagnostic.location.file = paths.path(of: location.file)
    return diagnostic
  }
}

extension Report {
  /// Returns the report with its files relative to the repository.
  package func located(by paths: RepositoryPaths) -> Report {
    var report = self
    for index in snippets.indices {
      report.snippets[index].article = paths.path(of: snippets[index].article)
    }
    for index in diagnostics.indices {
      report.diagnostics[index].file = paths.path(of: diagnostics[index].file)
    }
    return report
  }
}
