/// The rules for links to files that aren't articles.
package struct LinkRules: Sendable {
  /// The paths of files that must not be published, as in `SiteInput.withheldFiles`.
  package var withheld: [String] = []
  /// Whether links can refer to files in which browsers run scripts, as in `SiteSettings`.
  package var trustsHTML = false

  package init(withheld: [String] = [], trustsHTML: Bool = false) {
    self.withheld = withheld
    self.trustsHTML = trustsHTML
  }
}
