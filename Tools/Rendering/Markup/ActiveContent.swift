import WaymarkModel

/// Returns whether a browser opens the file as a page whose scripts run with the site's
/// permissions: HTML, SVG, or other XML.
///
/// - Parameter isPicture: Whether the file is displayed by an image element, where an SVG can't run
///   scripts.
package func isActive(_ path: String, asPicture isPicture: Bool) -> Bool {
  let name = path.namePart
  guard let dot = name.lastIndex(of: ".") else { return false }
  let type = name[name.index(after: dot)...].lowercased()
  return pages.contains(type) || !isPicture && vectorPictures.contains(type)
}

private let pages: Set = [
  "htm", "html", "mht", "mhtml", "shtml", "xht", "xhtml", "xml", "xsl", "xslt",
]

private let vectorPictures: Set = ["svg", "svgz"]
