import WaymarkModel
import WaymarkSystem

/// A message in a format that a code host shows next to the lines of a change.
///
/// The host interprets the line as a command. Text from a file or a run is neutralized and then
/// escaped according to the host's rules, so that it can't end the command or start another one.
package struct Annotation: Equatable {
  /// The line, without a newline.
  package let line: String

  /// Returns one annotation per diagnostic for the code host that runs the tool, as indicated by
  /// the environment; none elsewhere.
  package static func annotations(
    for diagnostics: [Diagnostic], environment: [String: String]
  ) -> [Annotation] {
    if environment["GITHUB_ACTIONS"] == "true" { return diagnostics.map(gitHub) }
    if environment["TF_BUILD"] == "True" { return diagnostics.map(azure) }
    return []
  }

  private static func text(of diagnostic: Diagnostic) -> String {
    [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: "\n").neutralized
  }

  private static func gitHub(_ diagnostic: Diagnostic) -> Annotation {
    let location = diagnostic.location
    let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return Annotation(
      line:
        "::\(kind) file=\(escaped(location.file.neutralizedLine, property: true)),line=\(location.line),"
        + "col=\(location.column)::\(escaped(text(of: diagnostic), property: false))")
  }

  /// Escapes a message or a property. A newline ends a message, and a comma or colon also ends a
  /// property.
  private static func escaped(_ text: String, property: Bool) -> String {
    var escapes: [Unicode.Scalar: String] = ["%": "%25", "\n": "%0A"]
    if property { escapes.merge([":": "%3A", ",": "%2C"]) { $1 } }
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private static func azure(_ diagnostic: Diagnostic) -> Annotation {
    let location = diagnostic.location
    // Azure Pipelines supports only errors and warnings.
    let kind = diagnostic.severity == .error ? "error" : "warning"
    let message = text(of: diagnostic).split(separator: "\n").joined(separator: " ")
    return Annotation(
      line:
        "##vso[task.logissue type=\(kind);sourcepath=\(azureEscaped(location.file.neutralizedLine));"
        + "linenumber=\(location.line);columnnumber=\(location.column)]\(message)")
  }

  private static func azureEscaped(_ text: String) -> String {
    // Azure Pipelines reads `%AZP25`, not `%25`, as a percent sign.
    let escapes: [Unicode.Scalar: String] = ["%": "%AZP25", ";": "%3B", "]": "%5D"]
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
