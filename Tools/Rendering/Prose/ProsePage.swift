import WaymarkLinking

/// The page that prose is rendered for, which determines its links.
package struct ProsePage {
  /// The path of the page below the site's folder.
  let path: String
  /// The resolver for references and links.
  let links: Links
  /// Whether raw HTML is passed through; otherwise its tags are omitted.
  let trustsHTML: Bool
  /// The path of the symbol that the prose documents, in which references are resolved first; empty
  /// for an article.
  let scope: [String]

  package init(_ path: String, links: Links, trustsHTML: Bool = false, scope: [String] = []) {
    (self.path, self.links, self.trustsHTML, self.scope) = (path, links, trustsHTML, scope)
  }
}
