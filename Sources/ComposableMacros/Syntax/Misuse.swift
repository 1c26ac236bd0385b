import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that was applied where it cannot help: what is wrong, in the author's words.
struct Misuse: DiagnosticMessage {
  let message: String
  let diagnosticID: MessageID
  var severity = DiagnosticSeverity.error

  /// - Parameter name: Names the misuse among all of ours, for tools.
  init(_ name: String, _ message: String) {
    diagnosticID = MessageID(domain: "ComposableMacros", id: name)
    self.message = message
  }
}

extension Misuse {
  /// The misuse with its caret at `node`.
  func diagnostic(at node: some SyntaxProtocol, remedy: FixIt? = nil) -> Diagnostic {
    Diagnostic(node: Syntax(node), message: self, fixIts: remedy.map { [$0] } ?? [])
  }
}

/// What would mend a ``Misuse``.
struct Remedy: FixItMessage {
  let message: String
  let fixItID: MessageID

  init(_ message: String) {
    self.message = message
    fixItID = MessageID(domain: "ComposableMacros", id: message)
  }

  /// Puts `replacement` where `node` is.
  func replacing(_ node: some SyntaxProtocol, with replacement: some SyntaxProtocol) -> FixIt {
    FixIt(
      message: self,
      changes: [.replace(oldNode: Syntax(node), newNode: Syntax(replacement))]
    )
  }
}

extension MacroExpansionContext {
  /// Reports `misuse` with its caret at `node`.
  func report(_ misuse: Misuse, at node: some SyntaxProtocol, remedy: FixIt? = nil) {
    diagnose(misuse.diagnostic(at: node, remedy: remedy))
  }
}
