/// True for a picture that can do nothing but be seen: boxes and text, one inside the other.
///
/// It comes from the run of an example, which can print whatever it likes. So every element and
/// every attribute has to be one of those that a picture of a phone is made of.
func isHarmless(picture: String) -> Bool {
  let element =
    /(figure|div|span|b|i)(?: (?:class="[a-z0-9 -]*"|role="img"|aria-label="[^"<>]*"|style="width:[0-9]{1,3}%"))*/
  var open: [Substring] = []
  var rest = picture[...]
  while let start = rest.firstIndex(of: "<") {
    guard let end = rest[start...].firstIndex(of: ">") else { return false }
    let tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.first == "/" {
      guard open.popLast() == tag.dropFirst() else { return false }
    } else {
      guard let match = tag.wholeMatch(of: element) else { return false }
      // A second root would stand beside the picture.
      guard !open.isEmpty || start == picture.startIndex else { return false }
      open.append(match.1)
    }
  }
  return open.isEmpty && rest.isEmpty && !picture.isEmpty
}

/// True for a style sheet that fetches nothing.
func isHarmless(style: String) -> Bool {
  let lower = style.lowercased()
  return !["@import", "url(", "image-set(", "expression(", "</", "\\"].contains(where: lower.contains)
}
