import WaymarkMarkup
import WaymarkModel

/// The division of an article into pages. An article has several pages if it is too large for one.
package struct ArticleParts: Sendable {
  /// The indices of the blocks on each page, in the article's outline.
  package let ranges: [Range<Int>]
  /// The page of each heading and snippet; empty if there is only one page.
  private let places: [Place: Int]

  private enum Place: Hashable {
    case heading(String)
    case snippet(Int)
  }

  /// Divides an article, at headings if possible.
  ///
  /// - Parameters:
  ///   - limit: The maximum weight of the blocks on a page.
  ///   - weight: A closure that returns an estimate of the size of a snippet or of an output on its
  ///     page, in bytes.
  package init(_ outline: Outline, limit: Int, weight: (Block) -> Int) {
    let weights = outline.body.map { $0.weight(weight) }
    guard weights.reduce(0, +) > limit else {
      (ranges, places) = ([outline.body.indices], [:])
      return
    }
    let sections = Sections(blocks: outline.body, weights: weights, limit: limit)
    let units = sections.units(in: outline.body.indices)
    let sums = units.map { weights[$0].reduce(0, +) }
    // Make all pages about the same size, so that the last one isn't nearly empty.
    let count = sums.reduce(0, +) / limit + 1
    let size = min(limit, sums.reduce(0, +) / count + (sums.max() ?? 0) / 2)
    ranges = pageRanges(ofWeights: sums, limit: size).map { range in
      units[range.lowerBound].lowerBound..<units[range.upperBound - 1].upperBound
    }
    var places: [Place: Int] = [:]
    for (part, range) in ranges.enumerated() {
      let blocks = Array(outline.body[range])
      for heading in allHeadings(in: blocks) { places[.heading(heading.id)] = part }
      for block in blocks {
        block.walk { if case .snippet(let index) = $0 { places[.snippet(index)] = part } }
      }
    }
    self.places = places
  }

  /// Returns the headings on a page, except the title.
  package func headings(onPage part: Int, of outline: Outline) -> [Outline.Heading] {
    guard ranges.count > 1 else { return outline.headings.filter { $0.id != outline.titleID } }
    return allHeadings(in: Array(outline.body[ranges[part]]))
  }

  /// Returns the index of the page with a heading or, if it is the title, of the first page.
  package func part(ofHeading id: String) -> Int { places[.heading(id)] ?? 0 }

  /// Returns the index of the page with a snippet.
  package func part(ofSnippet index: Int) -> Int { places[.snippet(index)] ?? 0 }
}

/// The blocks of an article that must be divided into sections that fit on a page.
private struct Sections {
  let blocks: [Block]
  /// The weight of each block, and the maximum weight of a page.
  let weights: [Int], limit: Int

  /// Divides blocks at headings of a level and above. Sections that don't fit on a page are divided
  /// at lower headings or, if they contain none, into single blocks.
  func units(in range: Range<Int>, level: Int = 2) -> [Range<Int>] {
    guard range.count > 1, weights[range].reduce(0, +) > limit else { return [range] }
    guard level <= 6 else { return range.map { $0..<$0 + 1 } }
    let starts = range.dropFirst().filter { index in
      if case .heading(let own, _, _) = blocks[index] { own <= level } else { false }
    }
    let bounds = [range.lowerBound] + starts + [range.upperBound]
    return zip(bounds, bounds.dropFirst()).flatMap { start, end in
      units(in: start..<end, level: level + 1)
    }
  }
}

extension Block {
  /// Returns an estimate of the size of the block on a page, in bytes.
  fileprivate func weight(_ result: (Block) -> Int) -> Int {
    switch self {
    // The table of contents repeats the heading.
    case .heading(_, let id, let text): 3 * id.utf8.count + 2 * text.weight + 90
    case .paragraph(let text): text.weight + 8
    case .quote(let inside), .aside(_, let inside):
      inside.reduce(120) { $0 + $1.weight(result) }
    case .list(_, _, let items):
      items.reduce(20 + 10 * items.count) { $1.blocks.reduce($0) { $0 + $1.weight(result) } }
    case .snippet, .output: result(self)
    case .code(_, let text): text.utf8.count * 11 / 10 + 110
    case .table(_, let header, let rows):
      ([header] + rows).reduce(150) { $0 + $1.reduce(10) { $0 + $1.weight + 12 } }
    case .html(let text): text.utf8.count
    case .rule: 5
    }
  }
}

extension [Inline] {
  fileprivate var weight: Int {
    reduce(0) { sum, inline in
      switch inline {
      case .text(let text), .html(let text): sum + text.utf8.count
      case .code(let text): sum + text.utf8.count + 25
      case .emphasis(let inside), .strong(let inside), .strikethrough(let inside):
        sum + inside.weight + 20
      case .link(let address, _, let inside, _), .image(let address, _, let inside, _):
        sum + address.utf8.count + inside.weight + 30
      case .symbol, .document: sum + 90
      case .softBreak, .lineBreak: sum + 1
      }
    }
  }
}
