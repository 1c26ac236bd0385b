import WaymarkBlocks
import WaymarkContexts
import WaymarkModel
import WaymarkNames

// Errors due to declarations that the document omits, or that the compiler doesn't see.
extension FailureClassification {
  /// Whether declarations of the C library explain all errors, apart from errors about returned
  /// values. Those declarations take the place of functions and variables that the document omits.
  var isHiddenBySystem: Bool {
    let rest = errors.others.filter { systemNames(near: $0).isEmpty }
    return rest.count < errors.others.count && rest.allSatisfy(Self.isAboutResult)
  }

  /// Returns whether an error is about a parenthesis that isn't closed before the next statement,
  /// although no code is left out in between.
  func isAboutOpenParenthesis(_ error: Diagnostic) -> Bool {
    let lines = block.snippet.lines
    guard error.message.hasPrefix("expected ')' to match this '('"),
      let first = lines.firstIndex(where: { $0.number == error.location.line })
    else { return false }
    let indentation = lines[first].text.prefix { $0.isWhitespace }
    let end = lines[(first + 1)...].firstIndex { line in
      line.text.prefixMatch(of: Self.startOfStatement) != nil
        && line.text.prefix { $0.isWhitespace }.count <= indentation.count
    }
    return end.map { end in !block.syntax.elisions.contains { (first..<end).contains($0.line) } }
      ?? false
  }

  /// Whether the block is the body of a function, which is assumed if all errors are about returned
  /// values.
  var isBody: Bool { !errors.others.isEmpty && errors.others.allSatisfy(Self.isAboutResult) }

  private static func isAboutResult(_ error: Diagnostic) -> Bool {
    error.message.hasPrefix("unexpected non-void return value in void function")
      || error.message == "'nil' is incompatible with return type 'Void'"
  }

  /// Whether only variables that the block assigns are missing, and the block also has a mistake.
  /// The errors that a variable's type could fix don't count.
  var isWrongApartFromVariables: Bool {
    guard let rest = errorsWithVariables, rest.missingNames.isEmpty, rest.missingModules.isEmpty,
      !isShortened
    else { return false }
    let signs = ["infer", "ambiguous", "annotation", "requires a contextual type"]
    return isOwnFault(
      among: rest.others.filter { error in !signs.contains { error.message.contains($0) } })
  }

  /// Returns whether an error might be about an overload that the document omits: its line is
  /// inside a function and contains the name of that function, so it might call another function of
  /// the same name. A call to a member of another value doesn't count.
  func isAboutOmittedOverload(_ error: Diagnostic) -> Bool {
    let text = block.line(of: error)?.text ?? ""
    let foreign = text.matches(of: Self.calledMember).compactMap { match in
      ["self", "super", "Self"].contains(match.output.1) ? nil : String(match.output.2)
    }
    let words = block.words(inLine: error.location.line).subtracting(foreign)
    return block.syntax.items.contains { item in
      let lines = item.lines.map { block.snippet.lines[$0].number }
      guard item.kind == .declaration, !item.isType, let first = lines.first,
        lines.dropFirst().contains(error.location.line)
      else { return false }
      let functions = Set(block.syntax.names.functions.keys)
      return !functions.intersection(words).isDisjoint(with: block.words(inLine: first))
    }
  }

  /// Returns whether an error might be caused by a declaration in another section whose name is a
  /// placeholder, such as `foo` or `x`. Documents use these names repeatedly, for unrelated
  /// declarations.
  func isAboutPlaceholder(_ error: Diagnostic) -> Bool {
    let words = block.words(inLine: error.location.line)
    return context.contains { index in
      let other = document.blocks[index]
      return !other.isInSection(of: block)
        && other.syntax.names.all.intersection(words).contains(where: KnownNames.isPlaceholder)
    }
  }

  /// Returns whether an error is about a member or a conformance that the document declares in a
  /// block that can't be used, because it doesn't compile or ends inside a body.
  func isAboutUnusableExtension(_ error: Diagnostic) -> Bool {
    let own = CompileErrors([error], of: block, after: [])
    let found = document.finder.extensions(for: own, of: block.index)
    let quoted = Set(error.message.matches(of: Self.quotedName).map { String($0.output.1) })
      .subtracting(block.syntax.names.others)
    return !found.subtracting(context).isEmpty || !document.excerptedTypes.isDisjoint(with: quoted)
      || error.message.contains("in call to initializer") && isInitializedElsewhere(error)
  }

  /// Returns whether a block of the document adds an initializer to the type that is initialized in
  /// the line of an error.
  private func isInitializedElsewhere(_ error: Diagnostic) -> Bool {
    block.words(inLine: error.location.line).contains { document.extendsWithInitializer($0) }
  }

  private static let startOfStatement = Pattern(
    /\s*(?:let|var|func|return|for|if|guard|try|await|case)\b/)
  private static let calledMember = Pattern(/(?:(\w+)|[)\]?!])\.(\w+)\(/)
  private static let quotedName = Pattern(/'(\w+)/)
}
