import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkModel

/// The compiler's errors about declarations whose bodies the document omits.
struct SignatureErrors {
  /// The errors that no other declaration could fix.
  let mistakes: [Diagnostic]
  private let missing: [BlockFinding.Missing]

  /// Selects the relevant errors from an attempt that adds bodies to the block's declarations.
  init(_ result: AttemptResult, of block: AuditedBlock, in document: Document) {
    let errors = CompileErrors(result.errors, of: block, after: [])
    let parameters = Self.genericParameters(in: block.snippet.code)
    let unnamed = errors.listUnnamedParameters ? [] : errors.unnamedParameters
    mistakes = errors.others.filter { error in
      (Self.isMistake(error.message, parameters) || unnamed.contains(error))
        && !(document.purpose.isProposal && error.message.hasPrefix("use of protocol"))
    }
    missing = errors.missingNames.map {
      BlockFinding.Missing(name: $0, similar: document.similar(to: $0, in: block))
    }
  }

  /// Adds the errors to a finding. An undeclared name is listed only if it's probably misspelled,
  /// because the document can omit declarations.
  func describe(_ finding: inout BlockFinding) {
    finding.missing = missing.filter { $0.similar != nil }
    finding.notes += mistakes
  }

  private static func isMistake(_ message: String, _ parameters: Set<String>) -> Bool {
    if let match = message.firstMatch(of: Self.missingConformance) {
      let type = match.output.1
      return type.hasPrefix("Self.") || parameters.contains(String(type))
    }
    return messages.contains(where: message.contains)
  }

  /// Returns the names of the generic parameters that code declares.
  private static func genericParameters(in code: String) -> Set<String> {
    let clauses = code.matches(
      of: Self.genericClause)
    let parameters = clauses.flatMap { $0.output.1.split(separator: ",") }
    return Set(
      parameters.compactMap { $0.split(separator: ":").first?.split(separator: " ").last }
        .map(String.init))
  }

  /// Parts of the messages about mistakes in a signature.
  private static let messages = [
    "specialized with too ", "cannot specialize non-generic type", "' as a type must be written",
    "can only be used as a generic constraint", "default argument value of type",
    "cannot be used as a boolean", "must precede", "must be 'static'",
    "is not used in function signature", "must have explicit { get }",
    "did you mean 'throws'", "expected ':' following argument label", "expected ',' separator",
    "does not have primary associated types",
  ]

  private static let missingConformance = Pattern(/^type '([^']+)' does not conform to protocol/)
  private static let genericClause = Pattern(
    /\b(?:func|init|struct|class|enum|actor|subscript)\b[^(<{]*<([^>]*)>/)
}
