import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFindings
import WaymarkModel
import WaymarkNames

// Rules that decide whether an error is a mistake in the document or follows from what the document
// omits.
extension FailureClassification {
  /// Whether an error is about the package's API or the code itself, rather than about code that an
  /// unknown declaration could make valid.
  var isOwnFault: Bool {
    // A block that repeats a conformance can replace the block that declares it.
    !errors.others.contains(where: isAboutRepeatedConformance) && isOwnFault(among: errors.others)
  }

  func isOwnFault(among others: [Diagnostic]) -> Bool {
    let unknown = others.filter { error in
      Self.missingMember(in: error).map { type, member in
        document.types.contains(type) && !document.misspellsMember(member, of: type)
          && !lacks(member, type)
      } ?? false
    }
    let proposed = others.filter { isAboutProposedDeclaration($0) && !isMisspelledInPackage($0) }
    let lines = Set((unknown + proposed).map(\.location.line))
    return others.contains { error in
      guard !lines.contains(error.location.line) else { return false }
      let isUnclear =
        error.message.contains("is ambiguous")
        || error.message.contains("does not have primary associated types")
        || isAboutRepeatedConformance(error)
        || Self.isLimitOfTool(error)
        || error.message.hasPrefix("multiple definitions of symbol")
        || isAboutDescribedMember(error)
        || isAboutMissingType(error)
        || !context.isEmpty && error.message.contains("cannot be declared public because")
        || document.modules.count > 1 && isAboutAmbiguousUse(error)
        || !document.isPackageBuilt && Self.couldBeExtended(error) && !isAboutOwnFunction(error)
          && !isAboutOwnMember(error) && !isAboutToolchainCall(error) && !isMisspelledMember(error)
        || Self.needsFeature(error)
        || isAboutVaryingType(error) || isDueToContext(error)
        || isMemberOfOtherPackage(error) || followsFromMemberOfOtherPackage(error)
        || Self.isInternal(error) || isAboutHiddenMember(error)
        || isAboutPlaceholder(error)
        || isAboutOmittedOverload(error)
        || isAboutUnusableExtension(error) && !lacksRequirement(error)
          && !lacksOwnConformance(error)
        // Documents can show the roles of a macro step by step.
        || error.message.contains("is not covered by macro")
      guard !isUnclear, systemNames(near: error).isEmpty, !isInAttribute(error) else {
        return false
      }
      guard let (type, member) = Self.missingMember(in: error) else { return true }
      return document.misspellsMember(member, of: type)
        || lacks(member, type)
        || !document.types.contains(type) && !document.members.contains(member)
    }
  }

  /// Returns whether an error is due to how examples are compiled and linked.
  private static func isLimitOfTool(_ error: Diagnostic) -> Bool {
    switch error.reason {
    case .compilerFailure, .linkFailure, .unavailableName: true
    default: false
    }
  }

  /// Returns whether an error in a Swift file is about a declaration that isn't public. Doc
  /// comments can be about internal code.
  private static func isInternal(_ error: Diagnostic) -> Bool {
    error.location.file.isSwiftFile
      && error.message.contains("is inaccessible due to '")
  }

  /// Returns whether an error is about a conformance that code outside of the block can also
  /// declare, or that the block declares in several ways as alternatives.
  private func isAboutRepeatedConformance(_ error: Diagnostic) -> Bool {
    guard let match = error.message.prefixMatch(of: Self.redundantConformance)
    else {
      return false
    }
    let names = block.syntax.names
    return !context.isEmpty || !names.others.union(names.nested).contains(String(match.output.1))
      || block.snippet.code.contains(Self.alternative)
  }

  /// Returns whether an error is about a missing type in a namespace of another module. Like any
  /// other missing name, the type can be declared elsewhere.
  private func isAboutMissingType(_ error: Diagnostic) -> Bool {
    let missing = [error] + errors.others.filter { Self.missingMember(in: $0) == nil }
    return missing.contains { other in
      guard
        let match = other.message.firstMatch(
          of: Self.missingType)
      else { return false }
      let (name, type) = (String(match.output.1), String(match.output.2))
      let isSame =
        other == error || Self.missingMember(in: error).map { $0 == (type, name) } == true
      return isSame && !document.interface.declaresType(type)
        && !document.misspellsMember(name, of: type)
    }
  }

  /// Returns whether an error is about a missing member that might be a declaration that isn't
  /// public. Only the doc comments of a Swift file can use declarations that aren't public.
  private func isAboutHiddenMember(_ error: Diagnostic) -> Bool {
    if let (type, member) = Self.missingMember(in: error) {
      return document.isHidden(member, in: type)
    }
    return error.message.firstMatch(of: Self.missingName)
      .map { document.isHidden(String($0.output.1)) } ?? false
  }

  /// The variables of other sections that explain all errors; empty if an error has another cause.
  /// An error is explained if it is about the type of a value, and its line uses one of the
  /// variables. The block's section probably refers to another variable of the same name.
  var valuesOfOtherSections: [String] {
    let known = block.syntax.needed.filter { document.isValueOfOtherSections($0, for: block) }
    let used = errors.others.map { error -> [String] in
      guard Self.misfits.contains(where: error.message.contains) else { return [] }
      return known.intersection(block.words(inLine: error.location.line)).sorted()
    }
    return used.contains { $0.isEmpty } ? [] : Array(Set(used.joined())).sorted()
  }

  /// The constants that the block declares with a type and without a value, if all errors are about
  /// their use. A declaration such as `let hike: Hike` replaces code that isn't shown.
  var valuesLeftOut: [String] {
    let declared = block.syntax.items.filter { $0.kind == .other }.compactMap { item in
      let line = block.snippet.lines[item.lines.lowerBound].text
      return line.wholeMatch(of: Self.constantWithoutValue).map { String($0.output.1) }
    }
    let used = errors.others.map { error in
      declared.first { error.message == "constant '\($0)' used before being initialized" }
    }
    return used.contains(nil) ? [] : Set(used.compactMap(\.self)).sorted()
  }

  /// Parts of the messages that a variable of an unexpected type can cause.
  private static let misfits = [
    "force unwrap value of non-optional", "must have Optional type", "is a 'let' constant",
    "optional chaining on non-optional", "cannot convert value of type", "has no subscripts",
    "cannot call value of non-function type", "cannot be applied to",
  ]

  /// Returns whether an error is about the arguments of a function or type that the document
  /// declares.
  func isAboutOwnFunction(_ error: Diagnostic) -> Bool {
    Self.misuses.contains(where: error.message.hasPrefix)
      && !document.types.isDisjoint(with: block.words(inLine: error.location.line))
  }

  /// Returns whether an error is on a line that starts with an attribute that neither the document
  /// nor the package declares, such as a macro with the name of a protocol.
  private func isInAttribute(_ error: Diagnostic) -> Bool {
    let line = block.line(of: error)
    guard let match = line?.text.firstMatch(of: Self.attribute) else { return false }
    let name = String(match.output.1)
    return !document.declared.contains(name) && !document.interface.declares(name)
  }

  /// Returns the names of C library declarations that are used on the line of an error. These
  /// declarations can take the place of functions and variables that the document omits.
  func systemNames(near error: Diagnostic) -> Set<String> {
    guard let line = block.line(of: error) else { return [] }
    let called = line.text.matches(of: Self.calledFunction).map { String($0.output.1) }
    // In place of a variable, the compiler can find a function of the C library.
    let isValue =
      error.message.contains(Self.functionOfC)
      || error.message.hasPrefix("reference to member")
    let words = block.words(inLine: line.number)
    let functions = KnownNames.systemFunctions.intersection(isValue ? words : Set(called))
    let values = KnownNames.systemValues.intersection(words)
    return functions.union(values).intersection(block.syntax.needed)
  }

  /// Returns whether an error is about a feature that the compiler supports only with a flag.
  private static func needsFeature(_ error: Diagnostic) -> Bool {
    let signs = [
      "cannot suppress '", "experimental feature", "is experimental",
      "requires -enable-", "requires frontend flag", "not currently supported", "not yet supported",
      "not yet implemented",
    ]
    return signs.contains { error.message.contains($0) }
  }

  /// Returns whether an extension in a package that wasn't built could fix an error.
  private static func couldBeExtended(_ error: Diagnostic) -> Bool {
    let signs = [
      "has no member", "no exact matches", "conform", "argument", "cannot infer", "requires",
    ]
    // An extension can't determine the type of a literal.
    guard !error.message.contains(Self.requiredType) else { return false }
    return signs.contains { error.message.contains($0) }
  }

  /// Whether an error would remain even if all missing names were declared.
  var isWrongInAnyContext: Bool {
    // An experimental feature, whose module has an underscore in its name, can add its own syntax.
    let isMalformed =
      block.syntax.hasErrors && block.syntax.shape == .program
      && !errors.missingModules.contains { $0.hasPrefix("_") }
    return isMalformed || isWrongApartFromVariables
      || errors.missingNames.contains(where: KnownNames.isRemoved)
      || errors.missingNames.contains { isRenamed($0) || block.syntax.unbound.contains($0) }
      || errors.missingNames.contains { attribute(writtenAs: $0) != nil }
      || errors.others.contains { isUnknownMember($0) || isMisuse($0) || lacksRequirement($0) }
  }

  /// Returns whether an error is about malformed code, or about a call that the package's API
  /// doesn't allow. An error about any other call could be about a function that the document
  /// omits.
  private func isMisuse(_ error: Diagnostic) -> Bool {
    if Self.malformations.contains(where: error.message.hasPrefix) { return true }
    guard document.isPackageBuilt, Self.isMisuse(error),
      systemNames(near: error).isEmpty,
      let line = block.line(of: error)
    else { return false }
    let words = block.words(inLine: line.number)
    let callees = Self.callees(in: line.text)
    // A variable with the name of a value that the document declares still has the package's type.
    let own = document.types.union(document.members)
    return !wordsOfItem(at: line.number).contains(where: document.hasHiddenInitializer)
      && words.subtracting(KnownNames.standard).contains(where: document.interface.declares)
      && callees.isDisjoint(with: own) && callees.isDisjoint(with: errors.missingNames)
  }

  /// Returns the names in a line of code that are called, or whose members are used. Only these
  /// names determine which labels a call must have; arguments of unknown types don't.
  private static func callees(in line: String) -> Set<String> {
    Set(line.matches(of: Self.baseOrCallee).map { String($0.output.1) })
  }

  /// The prefixes of errors that declaring more names can't fix.
  private static let malformations =
    invalidCode + [
      "unnamed parameters must be written", "consecutive statements on a line",
      "consecutive declarations on a line",
    ]
  /// The prefixes of errors that adding code elsewhere can't fix.
  static let invalidCode = [
    "use of '=' in a boolean context", "invalid escape sequence in literal",
    "unwrap condition requires a valid identifier",
  ]
  static let misuses = [
    "incorrect argument label", "missing argument", "extra argument", "extraneous argument label",
  ]

  /// Returns whether an error is about a member that a type of the package lacks, and that the
  /// document doesn't declare in an extension.
  ///
  /// - Parameter module: The module whose internal declarations the code could use; nil for none.
  func isUnknownMember(_ error: Diagnostic, seeing module: String? = nil) -> Bool {
    guard document.isPackageBuilt, let (type, member) = Self.missingMember(in: error) else {
      return false
    }
    let isSeen = module.map { document.interface.modules(declaring: type) == [$0] } ?? false
    return document.interface.declaresType(type) && !isMemberOfOtherPackage(error)
      && !document.declared.contains(type)
      && !document.members.contains(member) && !isPlatformMember(error)
      && (isSeen || !isAboutHiddenMember(error))
  }

  /// Returns the type, without generic arguments, and the member that it lacks, according to an
  /// error about a missing member; nil for any other error.
  static func missingMember(in error: Diagnostic) -> (type: String, member: String)? {
    error.message.firstMatch(of: memberOfType).map { (String($0.output.1), String($0.output.2)) }
  }

  private static let redundantConformance = Pattern(/redundant conformance of '(?:\w+\.)*(\w+)/)
  private static let alternative = Pattern(/(?i)\/\/\W*(?:or|alternatively|instead)\b/)
  private static let missingType = Pattern(
    /'((?!self\b|Self\b|type\b)\w+)' is not a member type of \w+ '(?:\w+\.)*(\w+)'/)
  static let missingName = Pattern(/has no member '(\w+)/)
  private static let constantWithoutValue = Pattern(/\s*let (\w+)\s*:\s*[^={]+/)
  private static let attribute = Pattern(/^\s*@([A-Z]\w*)/)
  private static let calledFunction = Pattern(/(\w+)\(/)
  private static let functionOfC = Pattern(/\((?:Unsafe|Int32|UInt32|Double|Float)[^()]*\) ->/)
  private static let requiredType = Pattern(/requires an? (?:contextual|explicit) type/)
  private static let baseOrCallee = Pattern(/(\w+)\s*[({.<?!\[]/)
  private static let memberOfType = Pattern(/type '(?:\w+\.)*(\w+)[^']*' has no member '(\w+)/)
}
