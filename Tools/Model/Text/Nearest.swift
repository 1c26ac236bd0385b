/// Returns the candidate that a misspelled name most likely refers to.
///
/// - Returns: The candidate with the fewest edits; the first one if there are several. Insertions,
///   deletions, replacements, and swaps of two adjacent letters are edits (optimal string alignment
///   distance). Nil if there are no candidates, or if the best one needs more edits than a third of
///   the longer name's letters (but one edit is always allowed).
/// - Complexity: O(*n* · *m*), where *n* is the length of the name and *m* is the total length of
///   the candidates.
package func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  var best: (candidate: String, edits: Int)?
  let wanted = Array(name.lowercased())
  for candidate in candidates {
    let letters = Array(candidate.lowercased())
    let allowed = max(1, max(wanted.count, letters.count) / 3)
    guard abs(wanted.count - letters.count) <= allowed else { continue }
    let edits = editDistance(wanted, letters)
    if edits <= allowed, edits < best?.edits ?? .max { best = (candidate, edits) }
  }
  return best?.candidate
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var edits = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        edits = min(edits, beforeLast[j - 1] + 1)
      }
      row.append(edits)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
