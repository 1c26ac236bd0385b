import ComposableMacros
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// Checks the expansion of `source`, every diagnostic with its position, text, and fix-its, and, if
/// `fixedSource` is given, the source after all fix-its are applied.
///
/// The expansion must be free of syntax errors, and the number of diagnostics must be as expected.
/// Blank lines around the expansion and at the end of the fixed source don't matter.
///
/// - Parameter conformances: The conformances that the compiler asks extension macros to add.
func expect(
  _ source: String,
  expandsTo expansion: String,
  diagnostics: [DiagnosticSpec] = [],
  fixedSource: String? = nil,
  macros: [String: any Macro.Type],
  conformances: [TypeSyntax] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let file = Parser.parse(source: source)
  let context = BasicMacroExpansionContext(
    sourceFiles: [file: .init(moduleName: "TestModule", fullFilePath: "test.swift")])
  let expanded = file.expand(
    macroSpecs: macros.mapValues { MacroSpec(type: $0, conformances: conformances) },
    contextGenerator: { node in
      BasicMacroExpansionContext(
        sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    },
    indentationWidth: .spaces(2)
  )
  let syntaxErrors = ParseDiagnosticsGenerator.diagnostics(for: expanded).map(\.message)
  #expect(syntaxErrors == [], sourceLocation: sourceLocation)
  #expect(
    expanded.description.trimmingNewlines == expansion.trimmingNewlines,
    sourceLocation: sourceLocation)
  #expect(
    context.diagnostics.map { DiagnosticSpec($0, in: context) } == diagnostics,
    sourceLocation: sourceLocation)
  if let fixedSource {
    #expect(
      file.applyingFixIts(of: context).trimmingNewlines == fixedSource.trimmingNewlines,
      sourceLocation: sourceLocation)
  }
}

extension String {
  fileprivate var trimmingNewlines: String {
    String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }
}
