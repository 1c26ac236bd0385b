import WaymarkContexts
import WaymarkInterfaces
import WaymarkModel
import WaymarkNames

// Mistakes in closures that undeclared names prevent the compiler from checking.
extension FailureClassification {
  /// Errors about closures; empty if no name is missing, because the compiler then checks closures.
  var mistakesInClosures: [Diagnostic] {
    guard !errors.missingNames.isEmpty else { return [] }
    return document.interface.mistakesInClosures(
      in: block.snippet.code, undeclared: Set(errors.missingNames), isOther: isNameOfOtherCode
    ).map {
      Diagnostic(at: block.location(of: $0.offset), $0.message, hint: $0.hint)
    }.filter { mistake in
      !isUncertainPlace(mistake)
        && !errors.others.contains {
          $0.location.line == mistake.location.line && $0.message == mistake.message
        }
    }
  }

  /// Returns whether a name can refer to a declaration other than the package's: a common member,
  /// or a declaration of the document that doesn't only repeat the package's interface.
  private func isNameOfOtherCode(_ name: String) -> Bool {
    KnownNames.members.contains(name)
      || document.declared.contains(name)
        && document.blocks.contains { !$0.isInterface && $0.syntax.declared.contains(name) }
  }
}
