import WaymarkMarkup
import WaymarkModel

/// The addresses of articles, proofs, and linked files in the site.
///
/// An address depends only on the file's path and the example's name. If two addresses would be
/// equal on a case-insensitive file system, the later one in alphabetical order gets a number.
package struct SiteMap: Sendable {
  /// The front page.
  package static let home = "index.html"
  /// The page about the run.
  package static let run = "run.html"
  /// The pages of each article, keyed by its file.
  private var pages: [String: [String]] = [:]
  private var paths = UniquePaths()
  private var proofs: [Example.ID: String] = [:]
  private var files: [String: String] = [:]
  /// The first page of each article, keyed by each of its pages.
  private var firstPages: [String: String] = [:]
  /// The addresses of the library's symbols.
  package var symbols = SymbolMap()
  private let front: String?

  /// Assigns the addresses.
  ///
  /// - Parameters:
  ///   - articles: The files of all articles, in any order.
  ///   - examples: The examples that have a proof, in any order.
  ///   - front: The front page's file. Files in or below its folder are named relative to that
  ///     folder, so that `Articles/Basics.md` becomes `articles/Basics.html`.
  ///   - files: The paths of `SiteInput.files`, in any order. They don't change the other
  ///     addresses.
  package init(
    articles: [String], examples: [Example.ID], front: String?, files: [String] = []
  ) {
    self.front = front
    let folder = front.map { $0.split(separator: "/").dropLast().map(String.init) } ?? ["Articles"]
    var stems: [String: String] = [:]
    for file in Set(articles + examples.map(\.article)).sorted() {
      let page = paths.add("articles/\(stem(of: file, in: folder)).html")
      stems[file] = String(page.dropFirst("articles/".count).dropLast(".html".count))
    }
    pages = stems.mapValues { ["articles/\($0).html"] }
    if let front { pages[front] = [Self.home] }
    for page in pages.values.flatMap(\.self) { firstPages[page] = page }
    for id in Set(examples).sorted() {
      proofs[id] = paths.add("proofs/\(stems[id.article] ?? "")/\(segment(id.name)).html")
    }
    for file in Set(files).sorted() {
      let parts = file.split(separator: "/").map { $0 == ".." ? "up" : $0 }
      self.files[file] = paths.add("files/" + parts.joined(separator: "/"))
    }
  }

  /// Adds the pages of articles that don't fit on one page.
  ///
  /// - Parameter counts: The number of pages of each article, keyed by its file.
  package mutating func addParts(_ counts: [String: Int]) {
    for (file, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
      guard file != front, let first = articleAddress(of: file) else { continue }
      let rest = (2...count).map { paths.add(path(ofPart: $0, of: first)) }
      pages[file] = [first] + rest
      for page in rest { firstPages[page] = first }
    }
  }

  /// Returns the paths of an article's pages below the site's folder; empty for an unknown file.
  package func pages(of file: String) -> [String] { pages[file] ?? [] }

  /// Returns the path of an article's first page below the site's folder; nil for an unknown file.
  package func articleAddress(of file: String) -> String? { pages[file]?.first }

  /// Returns the path of the Markdown copy of an article's page, such as `articles/Basics.md`.
  package static func markdownAddress(of page: String) -> String {
    "\(page.dropLast("html".count))md"
  }

  /// Returns the path of the script with the names in an article's code, such as
  /// `articles/Basics.names.js`.
  package static func namesAddress(of page: String) -> String {
    "\(page.dropLast("html".count))names.js"
  }

  /// Returns the first page of the article to which a page belongs; nil for other files.
  package func firstPage(of page: String) -> String? { firstPages[page] }

  /// Returns the path of an example's proof below the site's folder; nil for an example without a
  /// proof.
  package func proofAddress(of example: Example.ID) -> String? { proofs[example] }

  /// Returns the path of a file below the site's folder; nil for an unknown file.
  package func fileAddress(of path: String) -> String? { files[path] }
}

/// Returns the path of a file in the site: without its extension, and relative to `folder` if the
/// file is below it.
private func stem(of file: String, in folder: [String]) -> String {
  var parts = file.utf8.split(separator: UInt8(ascii: "/")).compactMap(String.init)
    .filter { $0 != "." }
  if parts.count > folder.count, parts.starts(with: folder) { parts.removeFirst(folder.count) }
  if let last = parts.popLast() { parts.append(Article(file: last, text: "").name) }
  return parts.isEmpty ? "article" : parts.map(segment).joined(separator: "/")
}

/// Returns a path component of at most 120 bytes. Letters, digits, `-`, `_`, and dots are kept, and
/// other characters become `-`. Dots at the start are removed. Returns `up` if nothing is left.
func segment(_ name: String) -> String {
  if isPlainSegment(name) { return name }
  let kept = name.map { character -> Character in
    let stays = character.isLetter || character.isNumber || "-_.".contains(character)
    return stays ? character : "-"
  }
  var part = String(kept.drop { $0 == "." })
  while part.utf8.count > 120 { part.removeLast() }
  return part.isEmpty ? "up" : part
}

/// Returns whether a name is short and consists of ASCII letters, digits, hyphens, and underscores.
/// Most names are like this, and checking characters takes much longer.
private func isPlainSegment(_ name: String) -> Bool {
  1...120 ~= name.utf8.count
    && name.utf8.allSatisfy { $0.isPartOfIdentifier || $0 == UInt8(ascii: "-") }
}
