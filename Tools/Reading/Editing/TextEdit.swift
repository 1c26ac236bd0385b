import WaymarkModel

/// An edit that replaces part of an article's text.
package struct TextEdit: Hashable, Sendable {
  /// The replaced bytes, as offsets into the UTF-8 bytes of ``Article/text``.
  package var range: Range<Int>
  /// The new text; empty to delete the range.
  package var text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

extension Article {
  /// Returns the text with edits applied. The edits must not overlap. Those at the same offset are
  /// applied in the given order.
  package func text(applying edits: [TextEdit]) -> String {
    let old = Array(text.utf8)
    var new: [UInt8] = []
    var end = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for edit in ordered.map(\.element) {
      new += old[end..<max(edit.range.lowerBound, end)] + Array(edit.text.utf8)
      end = max(edit.range.upperBound, end)
    }
    return String(decoding: new + old[end...], as: UTF8.self)
  }
}
