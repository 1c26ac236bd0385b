import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkInterfaces
import WaymarkModel
import WaymarkNames

// Mistakes that would remain if the document declared everything that it omits.
extension FailureClassification {
  /// Whether the block has a mistake that neither missing names nor omitted code can explain,
  /// because the error is only about declarations that are known completely.
  var hasCertainMistake: Bool {
    isPortable && !block.isHypothetical && !block.showsVersions
      && !document.purpose.describesOtherLanguage
      && errors.others.contains(where: isMisspelledInPackage)
      || canBeMistaken
        && (errors.others.contains(where: isCertain)
          || errors.missingNames.contains(where: isMisspelledKeyword) || !uncheckedMistakes.isEmpty)
  }

  /// Errors that undeclared names prevent the compiler from reporting.
  var uncheckedMistakes: [Diagnostic] {
    unmarkedCalls + wrongLabels + membersOfGenericVariables + redeclarations
      + block.misspelledKeywords + misspelledCalls + mistakesInClosures
  }

  /// Errors about local variables that a body declares twice. Unlike declarations at the top level,
  /// these declarations can't be alternatives.
  private var redeclarations: [Diagnostic] {
    guard block.syntax.elisions.isEmpty, !errors.missingNames.isEmpty else { return [] }
    return redeclarationsOfLocals(in: block.snippet.code).map {
      Diagnostic(
        at: block.location(of: $0.offset), "invalid redeclaration of '\($0.name)'",
        hint: "give one of the variables another name, or assign to the first one")
    }
  }

  /// Errors about calls to members that have the labels and nearly the name of one of the package's
  /// functions. If the base isn't declared, the compiler doesn't look up the member.
  private var misspelledCalls: [Diagnostic] {
    guard !errors.missingNames.isEmpty, document.isPackageBuilt else { return [] }
    let known = document.declared.union(KnownNames.members)
    return document.interface.misspelledCalls(in: block.snippet.code, apartFrom: known).filter {
      !document.isHidden($0.name)
    }.map {
      Diagnostic(
        at: block.location(of: $0.offset), "the package has no function '\($0.name)'",
        hint: "did you mean '\($0.similar)'?")
    }
  }

  /// Errors about calls that lack `try` or `await` and that undeclared names prevent the compiler
  /// from checking.
  private var unmarkedCalls: [Diagnostic] {
    guard !errors.missingNames.isEmpty else { return [] }
    let others = document.declared.union(KnownNames.toolchain).union(KnownNames.members)
    let known = Set(errors.others.filter(isAboutEffect).map(\.location.line))
    return document.interface.unmarkedCalls(
      in: block.snippet.code, apartFrom: others, variables: genericVariables
    ).map {
      Diagnostic(
        at: block.location(of: $0.offset), $0.effect.message,
        hint: "write '\($0.effect.keyword)' before the call")
    }.filter { !isUncertainPlace($0) && !known.contains($0.location.line) }
  }

  /// Errors about labels that no initializer of the package has. Empty for a Swift file, whose code
  /// can use initializers that aren't public.
  private var wrongLabels: [Diagnostic] {
    guard !block.snippet.location.file.isSwiftFile else { return [] }
    let known = Set(errors.others.map(\.location.line))
    return document.interface.wrongLabels(in: block.snippet.code, apartFrom: document.declared).map
    {
      Diagnostic(
        at: block.location(of: $0.offset),
        "no initializer of '\($0.type)' has the label '\($0.label):'",
        hint: "call \($0.initializers.map { "'\($0)'" }.joined(separator: " or "))")
    }.filter { !isUncertainPlace($0) && !known.contains($0.location.line) }
  }

  /// Whether the block is meant to be valid in today's language and on this platform.
  var canBeMistaken: Bool {
    let isCurrent =
      !block.isHypothetical && !block.isExperimental && !block.showsVersions
      && !document.purpose.describesOtherLanguage
    return isCurrent && isPortable
  }

  private var isPortable: Bool {
    !block.mentionsPlatform && !needsOtherPlatform && errors.missingModules.isEmpty
      && !errors.missingNames.contains(where: isForeign)
  }

  private func isCertain(_ error: Diagnostic) -> Bool {
    guard
      isAboutOwnMember(error) || isAboutOwnCall(error) || isAboutToolchainCall(error)
        || isMisspelledMember(error) || isAboutPayload(error) || isAboutKnownTypes(error)
        || isAboutOwnConstant(error) || isAboutSharedConstant(error) || isAboutEffect(error)
        || isAboutGenericArguments(error) || isAboutExistential(error)
        || isAboutUnwrappedValue(error) || isAboutOpenParenthesis(error)
        || isAboutCalledValue(error) || lacksOwnConformance(error) || isUnknownMember(error)
        || isAboutNameDeclaredTwice(error) || isAboutCallOfPackage(error)
        || isAboutProtocolMetatype(error)
        || Self.invalidCode.contains(where: error.message.hasPrefix)
    else { return false }
    return !isUncertainPlace(error) && !isAboutOmittedProperty(error)
      && !isAboutNameOfOtherSection(error) && isOwnFault(among: [error])
  }

  /// Returns whether an error is about a call that lacks `try` or `await`, or that can throw where
  /// errors aren't allowed. The compiler knows the function, so no omitted declaration could fix
  /// the call. A missing `await` doesn't count if the whole block contains none.
  func isAboutEffect(_ error: Diagnostic) -> Bool {
    error.message.hasSuffix("can throw but is not marked with 'try'")
      || error.message.contains("errors cannot be thrown out of a defer body")
      || error.message.hasPrefix("expression is 'async' but is not marked with 'await'")
        && block.snippet.code.contains("await")
  }

  /// Returns whether an error can be due to code that the document doesn't show: its line omits
  /// code, its member is a placeholder, or its line is among members that are shown without their
  /// type and refers to that type with `self` or `super`. In the last case, an error about a member
  /// or a call counts only if the member or the called function belongs to that type.
  func isUncertainPlace(_ error: Diagnostic) -> Bool {
    let isElided = block.syntax.elisions.contains {
      block.snippet.lines[$0.line].number == error.location.line && !isAboutType(error, before: $0)
    }
    return isElided || Self.missingMember(in: error).map { isPlaceholder($0.member) } == true
      || block.isEnclosed && usesEnclosingType(error)
  }

  /// Returns whether an error is about the generic arguments of a type that ends before an elision:
  /// `let box: Box<Int, Int> = ...`.
  private func isAboutType(_ error: Diagnostic, before elision: Elision) -> Bool {
    let line = block.snippet.lines[elision.line]
    let start = error.location.column - line.column
    guard isAboutGenericArguments(error), (0..<elision.columns.lowerBound).contains(start) else {
      return false
    }
    let text = Array(line.text.utf8)[start..<elision.columns.lowerBound]
    return String(decoding: text, as: UTF8.self).contains(Self.specializedType)
  }

  private func usesEnclosingType(_ error: Diagnostic) -> Bool {
    let around: Set<String> = ["self", "super", "Self"]
    guard !around.isDisjoint(with: block.words(inLine: error.location.line)) else { return false }
    if isAboutEffect(error) || isAboutCalledValue(error) { return false }
    let called = Self.isMisuse(error) ? callee(of: error) : nil
    guard let name = Self.missingMember(in: error)?.member ?? called,
      let text = block.line(of: error)?.text
    else { return true }
    return around.contains(name) || around.contains { text.contains("\($0).\(name)") }
  }

  /// Returns whether an error is about a property that a type uses in its own declaration. The
  /// document can omit the property's declaration.
  private func isAboutOmittedProperty(_ error: Diagnostic) -> Bool {
    guard let (type, member) = Self.missingMember(in: error),
      !document.misspellsMember(member, of: type)
    else { return false }
    let line = block.line(of: error)
    return line?.text.contains("self.\(member)") == true
  }

  /// Returns whether the line of an error uses a variable that only other sections declare. The
  /// block's section probably refers to another variable of the same name.
  private func isAboutNameOfOtherSection(_ error: Diagnostic) -> Bool {
    !isAboutSharedConstant(error)
      && block.syntax.needed.intersection(block.words(inLine: error.location.line)).contains {
        document.isValueOfOtherSections($0, for: block)
      }
  }

  /// Returns whether an error is about the arguments of a function or an initializer that the
  /// document declares once, in a type that it shows completely.
  private func isAboutOwnCall(_ error: Diagnostic) -> Bool {
    guard Self.isMisuse(error) || error.message.hasPrefix("argument passed to call that takes no"),
      let name = callee(of: error)
    else { return false }
    if name.first?.isUppercase == true { return isComplete(name) }
    let owners = document.owners(of: name)
    return document.declarationCount(of: name) + owners.count == 1 && owners.allSatisfy(isComplete)
  }

  /// Returns whether an error is about the labels of a function of the toolchain. Functions that a
  /// document omits are rarely overloads of these; initializers often are.
  func isAboutToolchainCall(_ error: Diagnostic) -> Bool {
    guard error.message.contains("argument label"), Self.isMisuse(error),
      let name = callee(of: error), name.first?.isLowercase == true
    else { return false }
    return !document.types.contains(name) && !document.members.contains(name)
      && !document.interface.declares(name)
      && !KnownNames.systemFunctions.contains(name)
  }

  /// Returns whether an error reports a missing member of one of the toolchain's types, and the
  /// member's name is a misspelling of a common member's name.
  func isMisspelledMember(_ error: Diagnostic) -> Bool {
    guard let match = error.message.firstMatch(of: Self.typeAndMember) else {
      return false
    }
    let member = String(match.output.2)
    let type = match.output.1.prefix { $0 != "<" }
    let isKnown =
      type.hasPrefix("[") || KnownNames.standard.contains(String(type))
      || KnownNames.isFoundation(String(type))
    return isKnown && !document.members.contains(member) && !document.types.contains(String(type))
      && !document.interface.declares(member)
      && KnownNames.members.contains {
        Misspelling.isTypo(member, of: $0)
          || member != $0 && member.lowercased() == $0.lowercased()
      }
  }

  /// Returns whether an error in cases that are shown without their `switch` is about the number of
  /// associated values.
  private func isAboutPayload(_ error: Diagnostic) -> Bool {
    block.syntax.shape == .cases && error.message.hasPrefix("tuple pattern ")
  }

  /// Returns whether a missing name is a misspelled keyword at the start of a declaration:
  /// `strcut Hike {`.
  private func isMisspelledKeyword(_ name: String) -> Bool {
    guard Self.keywords.contains(where: { Misspelling.isOneEdit(name, of: $0) }) else {
      return false
    }
    return errors.others.contains { error in
      guard error.message.hasPrefix("consecutive statements on a line"),
        let line = block.line(of: error)
      else { return false }
      return line.text.contains(Self.startOfDeclaration)
        && line.text.split(separator: " ").dropLast().contains { $0 == name }
    }
  }

  static let keywords = ["class", "enum", "extension", "func", "protocol", "struct"]

  static func isMisuse(_ error: Diagnostic) -> Bool {
    misuses.contains(where: error.message.hasPrefix)
  }

  /// Returns whether an error is about a change to a constant that the block declares with a value.
  private func isAboutOwnConstant(_ error: Diagnostic) -> Bool {
    guard block.syntax.elisions.isEmpty, let name = Self.constant(in: error) else { return false }
    let patterns = ["let \(name)", "var \(name)", "for \(name)", "\(name) in"]
    let declarations = block.snippet.lines.count { line in
      patterns.contains { line.text.contains($0) }
    }
    return declarations == 1 && !errors.missingNames.contains(name)
      && block.syntax.items.contains { $0.kind == .binding(name) }
  }

  /// Returns whether an error is about a change to a constant that several blocks of the document
  /// use, and that the document never declares as a variable.
  private func isAboutSharedConstant(_ error: Diagnostic) -> Bool {
    guard let name = Self.constant(in: error), block.syntax.needed.contains(name) else {
      return false
    }
    return document.blocks.count { $0.syntax.needed.contains(name) } > 2
      && !document.blocks.contains { $0.snippet.code.contains("var \(name)") }
  }

  /// Returns the name of the constant that code changes, according to an error; nil for any other
  /// error.
  private static func constant(in error: Diagnostic) -> String? {
    error.message.firstMatch(of: Self.changedConstant).map { String($0.output.1) }
  }

  /// Returns the name of the function or type whose call an error is about. Returns nil if the
  /// error is neither at the opening parenthesis nor at an argument on the same line.
  func callee(of error: Diagnostic) -> String? {
    guard let line = block.line(of: error) else { return nil }
    let text = Array(line.text.utf8)
    var index = error.location.column - line.column
    guard text.indices.contains(index) else { return nil }
    var depth = 0
    while text[index] != UInt8(ascii: "(") || depth > 0 {
      if text[index] == UInt8(ascii: ")"), index < error.location.column - line.column {
        depth += 1
      }
      if text[index] == UInt8(ascii: "(") { depth -= 1 }
      index -= 1
      guard index >= 0 else { return nil }
    }
    let before = String(decoding: text[..<index], as: UTF8.self)
    return before.firstMatch(of: Self.lastWord).map { String($0.output.1) }
  }

  private static let specializedType = Pattern(/^[\w.]+<[^<>=]+>[?!]? =/)
  private static let typeAndMember = Pattern(/type '([^']+)'.* has no member '(\w+)'/)
  private static let startOfDeclaration = Pattern(
    /^(?:\w+\s+)*\w+\s+[A-Za-z]\w*(?:<[^>]*>)?(?:\(.*|:\s*\w.*)?\s*\{/)
  private static let changedConstant = Pattern(/: '(\w+)' is a 'let' constant$/)
  private static let lastWord = Pattern(/(\w+)$/)
}
