import WaymarkModel

/// A generator of the slugs of an article's headings, which must be requested in order.
package struct Slugs {
  private var counts: [String: Int] = [:]

  /// Creates a generator that hasn't returned any slugs yet.
  package init() {}

  /// Returns a slug that no earlier heading has. For example, the slug of the second of two equal
  /// headings ends with `-2`.
  package mutating func unique(_ title: String) -> String {
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

/// Returns the slug of a heading, in the format of code hosts. Letters are lowercased, whitespace
/// becomes hyphens, and punctuation other than hyphens and underscores is removed. Returns
/// `section` if nothing is left.
func slug(of title: String) -> String {
  if let slug = plainSlug(of: title) { return slug }
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

/// Returns the slug of a title that consists of ASCII letters, digits, hyphens, underscores, and
/// spaces, without examining Unicode scalars; nil for other titles.
private func plainSlug(of title: String) -> String? {
  var slug: [UInt8] = []
  slug.reserveCapacity(title.utf8.count)
  for byte in title.utf8 {
    if byte == space {
      slug.append(UInt8(ascii: "-"))
    } else if byte.isPartOfIdentifier || byte == UInt8(ascii: "-") {
      slug.append(byte.isLetter ? byte | 0x20 : byte)
    } else {
      return nil
    }
  }
  return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
}

private func isWord(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return UInt8(scalar.value).isLetterOrDigit }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
    .connectorPunctuation:
    return true
  default: return false
  }
}
