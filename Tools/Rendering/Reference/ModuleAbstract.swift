import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel
import WaymarkProse

extension Book {
  /// Returns the first sentence about a module on its landing page as HTML without links; empty if
  /// there is none.
  package func sentence(about module: String, page: String) -> HTML {
    Prose(ProsePage(page, links: links)).html(
      firstSentence(of: abstract(of: module) ?? []), linked: false)
  }

  /// Returns the first paragraph of a module's landing page; nil if there is none.
  package func abstract(of module: String) -> [Inline]? {
    input.landingPages[module].flatMap { Outline($0).abstract }
  }
}
