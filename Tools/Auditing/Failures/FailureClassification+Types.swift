import WaymarkBlocks
import WaymarkContexts
import WaymarkModel
import WaymarkNames

// Mistakes in the use of types that are known completely.
extension FailureClassification {
  /// Returns whether an error is about a conversion or a missing unwrapping, and all types in it
  /// are known.
  func isAboutKnownTypes(_ error: Diagnostic) -> Bool {
    let types: [Substring]
    if let match = error.message.wholeMatch(of: Self.conversion) {
      types = [match.output.1, match.output.2]
    } else if let match = error.message.prefixMatch(of: Self.unwrapping) {
      types = [match.output.1]
    } else {
      return false
    }
    return types.allSatisfy { text in
      text.allSatisfy { $0.isLetter || $0.isNumber || "[]?:_ ".contains($0) }
        && AuditedBlock.words(in: String(text)).allSatisfy {
          Self.valueTypes.contains($0) || isComplete($0) || document.interface.declaresType($0)
        }
    }
  }

  private static let conversion = Pattern(
    /cannot convert (?:value of|return expression of) type '([^']+)' to (?:expected argument|return|specified) type '([^']+)'/)
  private static let unwrapping = Pattern(/value of optional type '([^']+)' must be unwrapped to\b/)
  private static let valueTypes: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "String", "Substring",
  ]

  /// Returns whether an error is about the number of generic arguments of a type that only the
  /// package or the standard library declares, or of a protocol of the toolchain. Foundation's
  /// types don't count, because other packages have types with the same names, such as `Pipe`.
  func isAboutGenericArguments(_ error: Diagnostic) -> Bool {
    guard let match = error.message.firstMatch(of: Self.genericArguments) else { return false }
    let name = String(match.output.1)
    return !document.declared.contains(name)
      && (document.interface.declaresType(name) || document.isHidden(name)
        || KnownNames.standard.contains(name)
        || error.message.hasPrefix("protocol type") && KnownNames.toolchain.contains(name))
  }

  /// Returns whether an error is about a value with an existential type of one of the package's
  /// protocols, such as `any Walker`, that is used where a conforming type is required.
  func isAboutExistential(_ error: Diagnostic) -> Bool {
    guard let match = error.message.prefixMatch(of: Self.existential),
      match.output.1 == match.output.2
    else { return false }
    let name = String(match.output.1)
    return document.interface.declaresProtocol(name) && !document.declared.contains(name)
      && block.snippet.code.contains("any \(name)")
  }

  /// Returns whether an error is about a static member that the block uses as a member of a
  /// protocol of the package instead of a type.
  func isAboutProtocolMetatype(_ error: Diagnostic) -> Bool {
    guard let match = error.message.firstMatch(of: Self.protocolMetatype) else { return false }
    let name = String(match.output.1)
    return !document.declared.contains(name)
      && (document.interface.declaresProtocol(name) || document.isHidden(name))
  }

  /// Returns whether an error is about a name that several modules can declare. Operators count
  /// only if the package declares them, because those of the standard library are ambiguous only if
  /// types are missing.
  func isAboutAmbiguousUse(_ error: Diagnostic) -> Bool {
    guard let name = error.message.prefixMatch(of: Self.ambiguousUse) else { return false }
    return name.output.1.first?.isLetter == true
      || document.interface.declares(String(name.output.1))
  }

  /// Returns whether an error is about unwrapping a value that isn't optional. The value's type
  /// must be a common standard type, or be declared by the document or the package.
  func isAboutUnwrappedValue(_ error: Diagnostic) -> Bool {
    guard let match = error.message.firstMatch(of: Self.needlessUnwrapping) else { return false }
    let name = String(match.output.1)
    return document.types.contains(name) || document.members.contains(name)
      || document.interface.declaresType(name) || Self.valueTypes.contains(name)
  }

  /// Returns whether an error is about a property of the package that is called although it isn't a
  /// function. Nothing but variables of the package may have the property's name.
  func isAboutCalledValue(_ error: Diagnostic) -> Bool {
    guard error.message.hasPrefix("cannot call value of non-function type"),
      let line = block.line(of: error)
    else { return false }
    let called = line.text.matches(of: Self.calledMethod).map { String($0.output.1) }
    return called.contains { name in
      document.interface.declaresOnlyVariables(named: name) && !document.declared.contains(name)
        && !KnownNames.members.contains(name)
    }
  }

  private static let existential = Pattern(/type 'any (\w+)' cannot conform to '(\w+)'/)
  private static let protocolMetatype = Pattern(
    /^static member '\w+' cannot be used on protocol metatype '\(any (?:\w+\.)*(\w+)\)\.Type'/)
  private static let ambiguousUse = Pattern(/ambiguous use of (?:operator )?'([^'(]+)/)
  private static let needlessUnwrapping = Pattern(
    /^cannot (?:use optional chaining on|force unwrap) (?:non-optional )?value of (?:non-optional )?type '(?:\w+\.)*(\w+)/)
  private static let genericArguments = Pattern(
    /^(?:reference to generic type|generic type|protocol type|cannot specialize non-generic type) '(?:\w+\.)*(\w+)/)

  private static let calledMethod = Pattern(/\.(\w+)\(/)
}
