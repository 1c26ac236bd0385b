import WaymarkBlocks

/// The declarations that a block probably means by undeclared names.
///
/// A block that compiles only with assumptions still needs context. However, once its variables
/// have types, the compiler finds mistakes in how the block uses them.
package struct Assumptions: Hashable, Sendable {
  /// The types of variables, keyed by the names of the variables.
  package var types: [String: String]
  /// The functions, including initializers. They can return any type.
  package var functions: [CalledFunction]
  /// The module whose internal declarations the block can use; nil if there is none.
  package var module: String?

  package var isEmpty: Bool { types.isEmpty && functions.isEmpty && module == nil }

  package init(types: [String: String], functions: [CalledFunction], module: String?) {
    (self.types, self.functions, self.module) = (types, functions, module)
  }

  /// The code that makes the assumptions.
  var lines: [String] {
    let variables = types.sorted { $0.key < $1.key }.map { name, type in
      "nonisolated(unsafe) internal var \(name): \(type) = \(Elision.probe).elided()"
    }
    return (module.map { ["#if canImport(\($0))", "@testable import \($0)", "#endif"] } ?? [])
      + variables + functions.flatMap(declarations)
  }

  /// Returns declarations of a function that accept arguments of any types. If the context doesn't
  /// determine the result, there is none.
  private func declarations(of function: CalledFunction) -> [String] {
    let types = function.labels.indices.map { "A\($0)" }
    let parameters = zip(function.labels, types).map { "\($0) \($1.lowercased()): \($1)" }
    let list = parameters.joined(separator: ", ")
    let generics = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
    let body = "{ \(Elision.probe).elided() }"
    return [
      "func \(function.name)<\((types + ["T"]).joined(separator: ", "))>(\(list)) -> T \(body)",
      "func \(function.name)\(generics)(\(list)) \(body)",
    ]
  }
}
