import Foundation
import WaymarkModel
import WaymarkSystem

/// The files below a folder, including those in the folders that its symbolic links point to.
///
/// A symbolic link to a folder is followed if its target is in the searched folder or in the
/// package, and doesn't contain the searched folder. No folder is searched twice, so symbolic links
/// can form a cycle. Subfolders that the tool has written, such as a site, are omitted.
struct FolderContents {
  /// The files, sorted.
  private(set) var files: [String] = []
  /// The files that are symbolic links.
  private(set) var linkedFiles: Set<String> = []
  /// The symbolic links to folders that aren't followed, sorted. Following a link that points
  /// elsewhere could publish files that the author isn't allowed to read.
  private(set) var skippedLinks: [String] = []

  private var linked: [String] = []
  private var searched: Set<String> = []

  init() {}

  /// Searches a folder for files with one of the extensions.
  ///
  /// - Throws: `Failure.environment` if a folder can't be read.
  init(of folder: String, in package: PackageFolder?, endingIn extensions: [String]) throws {
    try search(folder, below: folder == "." ? "" : folder + "/")
    // Follow symbolic links last, so that a file that can also be reached through one of them keeps
    // its own path.
    let root = FileSystem.realPath(folder)
    while !linked.isEmpty {
      for link in linked.sorted() {
        linked.removeAll { $0 == link }
        let target = FileSystem.realPath(link)
        if searched.contains(target) { continue }
        if target.isContained(inAnyOf: [folder] + package.paths), !root.isContained(in: target) {
          try search(link, below: link + "/")
        } else {
          skippedLinks.append(link)
        }
      }
    }
    files = files.filter { extensions.contains($0.fileExtension) }.sorted()
    skippedLinks.sort()
  }

  private mutating func search(_ folder: String, below start: String) throws {
    // A site contains its articles as Markdown, and those must not become articles themselves.
    let isOutput = !searched.isEmpty && File.kind(of: start + PackageFolder.outputManifest) != nil
    guard !isOutput, searched.insert(FileSystem.realPath(folder)).inserted else { return }
    for entry in try File.entries(in: folder) where !entry.name.hasPrefix(".") {
      let path = start + entry.name
      // A folder whose name isn't UTF-8 can't be found by this path, and is ignored.
      switch entry.kind == S_IFREG ? S_IFREG : File.kind(of: path, followingLinks: false) {
      case S_IFDIR: try search(path, below: path + "/")
      case S_IFREG, nil: files.append(path)
      case S_IFLNK:
        switch File.kind(of: path) ?? S_IFREG {
        case S_IFREG:
          files.append(path)
          linkedFiles.insert(path)
        case S_IFDIR: linked.append(path)
        default: break
        }
      default: break
      }
    }
  }
}
