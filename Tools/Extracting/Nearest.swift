/// The name that an author most likely meant.
///
/// - Parameters:
///   - name: What was written.
///   - names: What would be right.
/// - Returns: The one with the smallest edit distance, the first in alphabetical order where
///   several are as near; nil if none is near: more than a third of the longer one differs.
func nearest(to name: String, of names: some Sequence<String>) -> String? {
  let near = names.sorted().map { (name: $0, distance: distance(from: name, to: $0)) }
    .filter { 3 * $0.distance <= max(name.count, $0.name.count, 3) }
  return near.min { $0.distance < $1.distance }?.name
}

/// How many characters must be put in, taken out, replaced or swapped with their neighbour.
private func distance(from: String, to: String) -> Int {
  let (a, b) = (Array(from), Array(to))
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
      row.append(best)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}
