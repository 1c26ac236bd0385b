import WaymarkModel

/// Returns the rule that sets the color of links and marks to an accent color.
///
/// Light and dark pages use the nearest color that is readable on all their backgrounds.
package func accentRule(_ accent: AccentColor) -> String {
  let light = readable(accent, on: "#f8dcd9", towards: "#000000")
  let dark = readable(accent, on: "#4a2624", towards: "#ffffff")
  let (faintLight, faintDark) = (faint(light, on: "#fdfcfa"), faint(dark, on: "#16191b"))
  return """
    :root {
      --accent: light-dark(\(light.code), \(dark.code));
      --faint-accent: light-dark(\(faintLight.code), \(faintDark.code));
    }

    """
}

/// Mixes a color with black or white until its contrast with the least suitable background is at
/// least 4.6.
private func readable(_ color: AccentColor, on ground: String, towards end: String) -> AccentColor {
  guard let ground = AccentColor(ground), let end = AccentColor(end) else { return color }
  let steps = stride(from: 0, through: 1, by: 0.02).lazy.map { color.mixed(with: end, share: $0) }
  return steps.first { $0.contrast(to: ground) >= 4.6 } ?? end
}

private func faint(_ color: AccentColor, on paper: String) -> AccentColor {
  guard let paper = AccentColor(paper) else { return color }
  return paper.mixed(with: color, share: 0.08)
}
