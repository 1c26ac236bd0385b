import Article

/// Messages in the form that a code host shows beside the lines of a change.
enum Annotations {
  /// One line per diagnostic for the host that runs us, by the environment it sets; none elsewhere.
  static func lines(
    for diagnostics: [Diagnostic], environment: [String: String]
  ) -> [String] {
    if environment["GITHUB_ACTIONS"] == "true" { return diagnostics.map(gitHub) }
    if environment["TF_BUILD"] == "True" { return diagnostics.map(azure) }
    return []
  }

  private static func text(of diagnostic: Diagnostic) -> String {
    [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: "\n")
  }

  private static func gitHub(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return "::\(kind) file=\(escaped(place.file, property: true)),line=\(place.line),"
      + "col=\(place.column)::\(escaped(text(of: diagnostic), property: false))"
  }

  /// A message ends at a newline, a property at a comma or colon as well.
  private static func escaped(_ text: String, property: Bool) -> String {
    var escapes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
    if property { escapes.merge([":": "%3A", ",": "%2C"]) { $1 } }
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private static func azure(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    let kind = diagnostic.severity == .error ? "error" : "warning"
    let message = text(of: diagnostic).split(whereSeparator: \.isNewline).joined(separator: " ")
    return "##vso[task.logissue type=\(kind);sourcepath=\(azureEscaped(place.file));"
      + "linenumber=\(place.line);columnnumber=\(place.column)]\(message)"
  }

  private static func azureEscaped(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = ["%": "%AZP25", ";": "%3B", "]": "%5D", "\r": "%0D", "\n": "%0A"]
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
