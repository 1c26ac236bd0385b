import WaymarkLinking

/// The page that prose is rendered for, which determines its links.
package struct ProsePage {
  /// The path of the page below the site's folder.
  let path: String
  /// The resolver for references and links.
  let links: Links
  /// Whether raw HTML is passed through; otherwise its tags are omitted.
  let trustsHTML: Bool
  /// The address of the site's folder, so that links in Markdown are absolute; nil for links
  /// relative to the page.
  let siteAddress: String?
  /// The path of the symbol that the prose documents, in which references are resolved first; empty
  /// for an article.
  let scope: [String]

  package init(_ path: String, links: Links, trustsHTML: Bool = false, scope: [String] = []) {
    (self.path, self.links, self.trustsHTML, self.scope) = (path, links, trustsHTML, scope)
    siteAddress = nil
  }

  /// Creates a page in the site's folder whose Markdown can be read without the site.
  ///
  /// - Parameter siteAddress: The address of the site's folder, with a trailing slash; nil if it is
  ///   unknown.
  package init(_ path: String, links: Links, siteAddress: String?) {
    (self.path, self.links, self.siteAddress) = (path, links, siteAddress)
    (trustsHTML, scope) = (false, [])
  }
}
