import WaymarkModel
import WaymarkSystem

/// Files in DocC catalogs other than articles.
enum CatalogFiles {
  /// Returns the tutorials below folders, sorted and without duplicates. One folder can contain
  /// another.
  static func tutorials(in folders: [String]) -> [String] {
    Set(folders.flatMap { files(in: $0) }).filter { $0.hasSuffix(".tutorial") }.sorted()
  }

  /// Returns the paths of the Swift files in the catalog that contains a document, keyed by file
  /// name. For a document outside of catalogs, these are the files below its folder.
  static func swiftFiles(besides document: String) -> [String: String] {
    let parts = document.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.lastIndex { $0.hasSuffix(".docc") } ?? parts.count - 2
    let catalog = end < 0 ? "." : parts[...end].joined(separator: "/")
    let files = files(in: catalog).filter { $0.hasSuffix(".swift") }.sorted()
    return Dictionary(files.map { ($0.namePart, $0) }) { first, _ in first }
  }

  private static func files(in folder: String) -> [String] {
    let names = FileSystem.contents(of: folder)?.paths ?? []
    return names.map { folder == "." ? $0 : "\(folder)/\($0)" }
  }
}
