/// Divides items into pages of limited weight.
///
/// - Parameters:
///   - weights: The weight of each item, such as its number of bytes.
///   - limit: The maximum weight of the items of a page.
/// - Returns: The consecutive ranges of the items' indices, one for each page. An item that exceeds
///   the limit is on a separate page. Empty if there are no items.
package func pageRanges(ofWeights weights: [Int], limit: Int) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var start = 0
  var sum = 0
  for (index, weight) in weights.enumerated() {
    if index > start, sum + weight > limit {
      ranges.append(start..<index)
      (start, sum) = (index, 0)
    }
    sum += weight
  }
  return start < weights.count ? ranges + [start..<weights.count] : ranges
}

/// Returns the path of another page for content that doesn't fit on one page.
///
/// - Parameters:
///   - number: The number of the page in its path.
///   - page: The path of the first page, which ends with `.html`.
package func path(ofPart number: Int, of page: String) -> String {
  "\(page.dropLast(".html".count)).part\(number).html"
}
