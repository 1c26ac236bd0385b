import Foundation
import WaymarkLinking
import WaymarkModel
import WaymarkProject

/// The existing files that articles show or link to.
package struct LinkedFiles {
  /// The files that can be published: regular files that are in one of the folders after symbolic
  /// links are resolved.
  package private(set) var published: [String] = []
  /// All other files. Neither list contains folders.
  package private(set) var withheld: [String] = []

  /// Finds the existing files.
  ///
  /// - Parameters:
  ///   - folders: The folders whose files can be published.
  ///   - logo: The path of the site's logo.
  package init(
    of articles: [Article], in folders: Set<String>, trustsHTML: Bool, logo: String? = nil
  ) {
    for path in Self.named(by: articles, trustsHTML: trustsHTML, logo: logo) {
      guard let kind = File.kind(of: path), kind != S_IFDIR else { continue }
      if kind == S_IFREG, File.realPath(path).isContained(inAnyOf: folders) {
        published.append(path)
      } else {
        withheld.append(path)
      }
    }
  }

  /// Returns the paths of the files, whether or not they exist, sorted. The parameters are those of
  /// the initializer.
  package static func named(by articles: [Article], trustsHTML: Bool, logo: String?) -> [String] {
    let needed = neededFiles(of: articles, trustsHTML: trustsHTML)
    return Set(needed + (logo.map { [$0] } ?? [])).sorted()
  }
}
