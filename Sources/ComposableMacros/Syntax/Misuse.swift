import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The diagnostic message for a misuse of a macro.
struct Misuse: DiagnosticMessage {
  let message: String
  let diagnosticID: MessageID
  var severity = DiagnosticSeverity.error

  /// Creates an error message.
  ///
  /// - Parameter name: The identifier of the message. Messages about the same kind of misuse can
  ///   share an identifier.
  init(_ name: String, _ message: String) {
    diagnosticID = MessageID(domain: "ComposableMacros", id: name)
    self.message = message
  }
}

extension Misuse {
  /// Returns a diagnostic at `node`.
  func diagnostic(at node: some SyntaxProtocol, fixIt: FixIt? = nil) -> Diagnostic {
    Diagnostic(node: Syntax(node), message: self, fixIts: fixIt.map { [$0] } ?? [])
  }
}

/// The message of a fix-it for a ``Misuse``.
struct MisuseFixIt: FixItMessage {
  let message: String
  let fixItID: MessageID

  init(_ message: String) {
    self.message = message
    fixItID = MessageID(domain: "ComposableMacros", id: message)
  }

  /// Returns a fix-it that replaces `node`.
  func replacing(_ node: some SyntaxProtocol, with replacement: some SyntaxProtocol) -> FixIt {
    FixIt(
      message: self,
      changes: [.replace(oldNode: Syntax(node), newNode: Syntax(replacement))]
    )
  }
}

extension MacroExpansionContext {
  /// Reports `misuse` at `node`.
  func report(_ misuse: Misuse, at node: some SyntaxProtocol, fixIt: FixIt? = nil) {
    diagnose(misuse.diagnostic(at: node, fixIt: fixIt))
  }
}
