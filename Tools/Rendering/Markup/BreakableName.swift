/// Returns a name that browsers can break after each period, opening parenthesis, and colon inside
/// it.
package func breakable(_ name: String) -> HTML {
  var html: HTML = ""
  var rest = name[...]
  while let end = rest.firstIndex(where: { ":(.".contains($0) }), end != rest.indices.last {
    html = html + HTML(String(rest[...end])) + "<wbr>"
    rest = rest[rest.index(after: end)...]
  }
  return html + HTML(String(rest))
}

/// Returns a name for a narrow column. If it has more than 14 characters, browsers can break it
/// after each period, and before each capital letter that follows a lowercase letter.
package func breakableInColumn(_ name: String) -> HTML {
  guard name.count > 14 else { return HTML(name) }
  var html: HTML = ""
  var rest = name[...]
  while let end = rest.indices.dropLast().first(where: {
    rest[$0] == "." || rest[$0].isLowercase && rest[rest.index(after: $0)].isUppercase
  }) {
    html += HTML(String(rest[...end])) + "<wbr>"
    rest = rest[rest.index(after: end)...]
  }
  return html + HTML(String(rest))
}
