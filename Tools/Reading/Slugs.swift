/// The addresses of an article's headings, in the order in which they are asked for.
struct Slugs {
  private var counts: [String: Int] = [:]

  /// The slug of a heading that no earlier one has: the second of two equal headings ends with
  /// `-2`.
  mutating func unique(_ title: String) -> String {
    let slug = slug(of: title)
    guard let count = counts[slug] else {
      counts[slug] = 1
      return slug
    }
    var number = count + 1
    while counts["\(slug)-\(number)"] != nil { number += 1 }
    counts[slug] = number
    counts["\(slug)-\(number)"] = 1
    return "\(slug)-\(number)"
  }
}

/// The address of a heading, made as code hosts make it: letters in lower case, blanks as hyphens,
/// punctuation dropped save hyphens and underscores. `section` where nothing is left.
func slug(of title: String) -> String {
  var slug = String.UnicodeScalarView()
  for scalar in title.lowercased().unicodeScalars {
    if scalar == " " || scalar == "\t" || scalar == "\n" {
      slug.append("-")
    } else if scalar == "-" || scalar == "_" || isWord(scalar) {
      slug.append(scalar)
    }
  }
  return slug.isEmpty ? "section" : String(slug)
}

private func isWord(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isLetterOrDigit(UInt8(scalar.value)) }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
    .connectorPunctuation:
    return true
  default: return false
  }
}
