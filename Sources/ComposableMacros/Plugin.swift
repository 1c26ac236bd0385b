import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct ComposablePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    ReducerCaseIgnoredMacro.self,
    ReducerMacro.self,
  ]
}
