import WaymarkBook
import WaymarkLinking
import WaymarkMarkup
import WaymarkModel

/// The sections of an article on one of its pages: the blocks from each heading to the next. A
/// section is rendered again only if no earlier file contains it with the same key.
struct PageSections {
  private struct Section {
    /// The anchor of the heading; a dot, which no anchor contains, and the number of the page for
    /// the blocks before its first heading.
    var name: String
    var blocks: ArraySlice<Block>
    var key: String
  }

  private let sections: [Section]

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
      var name = ".\(part)"
      if case .heading(_, let id, _) = blocks[start] { name = id }
      let blocks = blocks[start..<end]
      return Section(
        name: name, blocks: blocks, key: inputs.key(of: blocks, in: article, page: page))
    }
  }

  /// Returns the sections as parts of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - pages: A closure that returns the bytes of a part that was generated with the same key;
  ///     nil if the part must be generated.
  ///   - text: A closure that renders blocks. It's called in order, for some of the sections.
  func rendered(
    in path: String, reusing pages: (_ path: String, _ key: String) -> [UInt8]?,
    _ text: (ArraySlice<Block>) -> String
  ) -> [RenderedPart] {
    sections.map { section in
      let part = "\(path)#\(section.name)"
      let bytes = pages(part, section.key) ?? Array(text(section.blocks).utf8)
      return RenderedPart(path: part, key: section.key, bytes: bytes)
    }
  }
}

/// A part of a file that isn't written to the file yet.
struct RenderedPart {
  var path: String
  var key: String
  var bytes: [UInt8]
}

extension SiteFile {
  /// Appends parts with a separator between them.
  mutating func append(_ rendered: [RenderedPart], separator: String) {
    bytes.reserveCapacity(
      rendered.reduce(bytes.count) { $0 + $1.bytes.count + separator.utf8.count })
    for (index, part) in rendered.enumerated() {
      if index > 0 { bytes += separator.utf8 }
      let start = bytes.count
      bytes += part.bytes
      parts.append(Part(path: part.path, key: part.key, range: start..<bytes.count))
    }
  }
}
