import ComposableMacros
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts to expand the library's macros. It communicates with the
/// compiler through its standard input and output.
@main
struct Plugin: PluginProvider {
  private let macros: [any Macro.Type] = [
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointMacro.self,
    EntryMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    PreviewMacro.self,
    PreviewableMacro.self,
    ReducerCaseMarkMacro.self,
    ReducerMacro.self,
    ViewActionMacro.self,
  ]

  // Toolchains don't contain `SwiftCompilerPlugin`, whose protocol would provide this `main`.
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros.first(where: { "\($0)" == typeName }) else {
      throw UnknownMacro(name: typeName)
    }
    return macro
  }
}

/// The error for a macro that the library declares but the plugin doesn't implement.
private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String {
    "ComposableMacrosPlugin has no macro '\(name)': build the package again, so that the library "
      + "and the plugin have the same version"
  }
}
