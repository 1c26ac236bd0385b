import WaymarkBook
import WaymarkHashing
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The sections of an article on one of its pages: the blocks from each heading to the next. A
/// section is rendered again only if the version of the file that an earlier run generated has no
/// part with the same key.
struct PageSections {
  struct Section {
    /// The heading and the blocks below it. Only the first section of a page can have no heading.
    var blocks: ArraySlice<Block>
    /// A key for the section's HTML, its Markdown, and its line of the search index.
    var key: ContentHash
  }

  let sections: [Section]

  /// Divides the contents of a page into sections.
  ///
  /// - Parameter part: The index of the page among the pages of the article.
  init(of article: Article, part: Int, in book: Book, _ inputs: PageInputs) {
    let page = book.map.pages(of: article.file)[part]
    let outline = book.outlines[article.file] ?? Outline(article)
    let blocks = outline.body[book.divisions[article.file]?.ranges[part] ?? outline.body.indices]
    var starts = blocks.indices.filter { blocks[$0].isHeading }
    if starts.first != blocks.startIndex, !blocks.isEmpty {
      starts.insert(blocks.startIndex, at: 0)
    }
    sections = zip(starts, starts.dropFirst() + [blocks.endIndex]).map { start, end in
      let blocks = blocks[start..<end]
      return Section(blocks: blocks, key: inputs.key(of: blocks, in: article, page: page))
    }
  }

  /// Returns the sections as parts of a file.
  ///
  /// - Parameters:
  ///   - parts: The parts of the file that an earlier run generated.
  ///   - text: A closure that renders blocks. It's called, in order, for the sections that can't be
  ///     reused.
  func rendered(
    reusing parts: ReusableParts, _ text: (ArraySlice<Block>) -> String
  ) -> [RenderedPart] {
    sections.map { section in
      RenderedPart(
        key: section.key,
        bytes: parts.bytes(of: section.key) ?? Array(text(section.blocks).utf8)[...])
    }
  }
}
