import WaymarkBlocks
import WaymarkInterfaces

/// The probable declarations of a block's undeclared names.
///
/// A block that compiles only with assumptions still needs context. However, once its variables
/// have types, the compiler finds mistakes in how the block uses them.
package struct Assumptions: Hashable, Sendable {
  /// The types of variables, keyed by the names of the variables.
  package var types: [String: String]
  /// The functions, including initializers. They can return any type.
  package var functions: [CalledFunction]
  /// The variables of unknown types. Each use is replaced by a value of the type that its place
  /// requires.
  package var values: Set<String>
  /// The names of types without known members, whose initializers are among the functions.
  package var structures: Set<String>
  /// The module whose internal declarations the block can use; nil if there is none.
  package var module: String?

  /// Whether nothing is assumed.
  package var isEmpty: Bool { self == Self() }

  package init(
    types: [String: String] = [:], functions: [CalledFunction] = [], values: Set<String> = [],
    structures: Set<String> = [], module: String? = nil
  ) {
    (self.types, self.functions, self.module) = (types, functions, module)
    (self.values, self.structures) = (values, structures)
  }

  /// The declarations of the assumed names, and the import of the module.
  var lines: [String] {
    let variables = types.sorted { $0.key < $1.key }.map { name, type in
      "nonisolated(unsafe) internal var \(name): \(type) = \(Elision.probe).elided()"
    }
    return (module.map { ["#if canImport(\($0))", "@testable import \($0)", "#endif"] } ?? [])
      + variables + functions.filter { !structures.contains($0.name) }.flatMap(declarations)
      + structures.sorted().map { name in
        let own = functions.filter { $0.name == name }
        return "struct \(name) { \(own.map(initializer).joined(separator: "; ")) }"
      }
  }

  private func initializer(_ function: CalledFunction) -> String {
    "init\(function.generics())(\(function.parameters)) {}"
  }

  /// Returns two declarations of a function, which accept arguments of any types. The compiler
  /// chooses the second declaration, which has no result, if the context of a call doesn't
  /// determine a result type.
  private func declarations(of function: CalledFunction) -> [String] {
    let body = "{ \(Elision.probe).elided() }"
    return [
      "func \(function.name)\(function.generics(and: ["T"]))(\(function.parameters)) -> T \(body)",
      "func \(function.name)\(function.generics())(\(function.parameters)) \(body)",
    ]
  }
}

extension CalledFunction {
  /// The parameters, each of which has a generic type of its own.
  fileprivate var parameters: String {
    labels.enumerated().map { "\($1) a\($0): A\($0)" }.joined(separator: ", ")
  }

  fileprivate func generics(and others: [String] = []) -> String {
    let names = labels.indices.map { "A\($0)" } + others
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }
}
