import Foundation
import WaymarkLinking
import WaymarkModel
import WaymarkProject
import WaymarkSystem

/// The files that articles show or link to.
package struct LinkedFiles {
  /// The paths of all files, whether or not they exist, sorted.
  let named: [String]
  /// The existing files that can be published: regular files that are in one of the folders after
  /// symbolic links are resolved.
  package private(set) var published: [String] = []
  /// The existing files that can't be published. Folders aren't included.
  package private(set) var withheld: [String] = []

  /// Finds the files that articles show or link to, and determines which of them exist and can be
  /// published.
  ///
  /// - Parameters:
  ///   - folders: The folders whose files can be published.
  ///   - logo: The path of the site's logo.
  package init(
    of articles: [Article], in folders: Set<String>, trustsHTML: Bool, logo: String? = nil
  ) {
    let needed = neededFiles(of: articles, trustsHTML: trustsHTML)
    named = Set(needed + (logo.map { [$0] } ?? [])).sorted()
    for path in named {
      guard let kind = File.kind(of: path), kind != S_IFDIR else { continue }
      if kind == S_IFREG, FileSystem.realPath(path).isContained(inAnyOf: folders) {
        published.append(path)
      } else {
        withheld.append(path)
      }
    }
  }
}
