import WaymarkBlocks
import WaymarkContexts
import WaymarkModel

// Declarations that the document shows without their implementation.
extension FailureClassification {
  /// Whether all errors are about declarations without bodies.
  var lacksBodies: Bool {
    !errors.others.isEmpty && errors.others.allSatisfy(Self.lacksBody)
  }

  /// Whether the block lists functions in which several parameters have no names: `func
  /// contains(Element) -> Bool`. One or two such parameters are mistakes.
  var isSummary: Bool {
    let lines = errors.unnamedParameters.compactMap(block.line)
    return errors.listUnnamedParameters
      && lines.allSatisfy { $0.text.contains(Self.headOfFunction) }
  }

  /// Whether the block shows how the package implements its own declarations. The errors are about
  /// declarations that aren't public, which only the package can use.
  var isImplementation: Bool {
    !errors.others.isEmpty && errors.missingNames.isEmpty
      && errors.others.allSatisfy { $0.message.contains("is inaccessible due to '") }
      && document.repeatsMembers(in: block)
  }

  static func lacksBody(_ error: Diagnostic) -> Bool {
    error.message.hasPrefix("expected '{' in") || error.message.contains("requires a body")
      || error.message.contains("must have accessors")
      || error.message.contains("must declare its applicable roles")
      || error.message.hasSuffix("requires a definition")
      || error.message.hasPrefix("only a freestanding expression macro can produce a result")
  }

  private static let headOfFunction = Pattern(/\b(?:func|init|subscript)\b[^{]*$/)
}

extension CompileErrors {
  /// The errors about parameters without names.
  package var unnamedParameters: [Diagnostic] {
    others.filter { $0.message.hasPrefix("unnamed parameters must be written") }
  }

  /// Whether more than two parameters have no names, as in a summary of functions. One or two such
  /// parameters are mistakes.
  package var listUnnamedParameters: Bool { unnamedParameters.count > 2 }
}
