/// A link to a page of the site or to part of a page.
package struct PageLink {
  package var href: HTML
  package var words: HTML

  package init(href: HTML, words: HTML) { (self.href, self.words) = (href, words) }
}
