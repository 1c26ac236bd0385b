import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion

/// A diagnostic that a macro is expected to emit.
struct DiagnosticSpec: Equatable {
  var message: String
  /// The line in the source before expansion, counted from 1.
  var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  var column: Int
  var severity = DiagnosticSeverity.error
  var notes: [String] = []
  var fixIts: [FixItSpec] = []
}

/// A fix-it that a diagnostic is expected to offer.
struct FixItSpec: Equatable {
  var message: String
}

extension DiagnosticSpec {
  /// Creates the description of an emitted diagnostic.
  init(_ diagnostic: Diagnostic, in context: BasicMacroExpansionContext) {
    let location = context.location(
      for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "")
    self.init(
      message: diagnostic.message, line: location.line, column: location.column,
      severity: diagnostic.diagMessage.severity, notes: diagnostic.notes.map(\.message),
      fixIts: diagnostic.fixIts.map { FixItSpec(message: $0.message.message) })
  }
}
