import WaymarkModel

/// The reasons why the examples that an example uses can't be determined.
package struct UseErrors: Error, Hashable, Sendable {
  /// The errors, located at the `uses=` option.
  package var diagnostics: [Diagnostic]

  init(at location: SourceLocation, _ message: String, hint: String) {
    diagnostics = [Diagnostic(at: location, message, hint: hint)]
  }
}
