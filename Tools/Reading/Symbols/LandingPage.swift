import WaymarkModel

/// Returns the page of a DocC catalog that describes a module: the first whose title is the name of
/// the module in double backticks. Nil if there is none.
///
/// - Parameter texts: The texts of the Markdown files in the package's catalogs.
package func landingPage(of module: String, among texts: [String]) -> Article? {
  texts.lazy.filter { $0.contains("``\(module)``") }
    // Don't use a path, so that nothing in the article depends on where the package is.
    .map { article(file: module, bytes: Array($0.utf8)).value }
    .first { page in
      guard case .heading(level: 1, _, let title) = page.blocks.first,
        case .symbol(module, _) = title.first
      else { return false }
      return title.count == 1
    }
}
