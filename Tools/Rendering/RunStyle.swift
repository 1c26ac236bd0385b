import WaymarkModel

/// Returns `run.css`, the only file that differs between two runs over the same articles.
///
/// It fills empty elements of the pages with generated content, so that no script is needed.
func runStyle(of input: SiteInput, map: SiteMap) -> SiteFile {
  let colophon = sentence(input.run)
  var rules = colophon.isEmpty ? [] : [".colophon::after { content: \(cssString(colophon)); }"]
  for proof in input.proofs.sorted(by: { $0.example < $1.example }) {
    guard let duration = proof.duration, let path = map.proofAddress(of: proof.example) else {
      continue
    }
    rules.append(
      "[data-page=\(cssString(path))] .took::after"
        + " { content: \(cssString("It took \(seconds(duration)).")); }")
  }
  return SiteFile(path: "run.css", text: rules.map { $0 + "\n" }.joined())
}

private func sentence(_ run: RunFacts) -> String {
  let parts = [
    run.time.map { "on \($0)" }, run.toolchain.map { "with \($0)" },
    run.commit.map { "at commit \($0)" },
  ].compactMap(\.self)
  return parts.isEmpty ? "" : "Proved \(parts.joined(separator: " "))."
}

/// Returns `0.42 s` or `12.3 s`, never in scientific notation.
private func seconds(_ duration: Double) -> String {
  guard duration.isFinite, duration >= 0, duration < 1e9 else { return "an unknown time" }
  let hundredths = Int((duration * 100).rounded())
  guard hundredths > 0 else { return "less than 0.01 s" }
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
}

/// Returns a text as a CSS string. Everything except ASCII letters, digits and some punctuation is
/// escaped numerically, so that no text can end the string, the rule or the file.
func cssString(_ text: String) -> String {
  let inside = text.unicodeScalars.map { scalar -> String in
    let isPlain =
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || " .,:;/_#()+-".unicodeScalars.contains(scalar)
    return isPlain && scalar.isASCII ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
  }
  return "\"\(inside.joined())\""
}
