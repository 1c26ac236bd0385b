/// A link to a page of the site or to part of a page.
package struct PageLink {
  /// The address, relative to the page with the link.
  package var href: HTML
  /// The text of the link.
  package var words: HTML

  package init(href: HTML, words: HTML) { (self.href, self.words) = (href, words) }
}
