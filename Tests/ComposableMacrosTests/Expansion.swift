import ComposableMacros
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Checks what the macros make of `source`: the expansion, and every diagnostic with its place, its
/// text and its fix-its.
func expect(
  _ source: String,
  expandsTo expansion: String,
  diagnostics: [DiagnosticSpec] = [],
  fixedSource: String? = nil,
  macros: [String: any Macro.Type],
  conformances: [TypeSyntax] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacroExpansion(
    source,
    expandedSource: expansion,
    diagnostics: diagnostics,
    macroSpecs: macros.mapValues { MacroSpec(type: $0, conformances: conformances) },
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: failure.location.fileID, filePath: failure.location.filePath,
          line: failure.location.line, column: failure.location.column
        )
      )
    },
    fileID: fileID, filePath: filePath, line: line, column: column
  )
}
