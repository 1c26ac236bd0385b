import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct ComposablePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [CasePathableMacro.self]
}
