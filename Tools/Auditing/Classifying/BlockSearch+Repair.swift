import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkFailures
import WaymarkFindings
import WaymarkModel
import WaymarkNames

// Attempts that follow an attempt with errors.
extension BlockSearch {
  /// Returns an attempt that avoids the causes of errors; nil if there's nothing left to change, or
  /// if the block fails as the document states.
  mutating func repaired(_ attempt: Attempt, _ result: AttemptResult) -> Attempt? {
    let errors = CompileErrors(
      result.errors, of: block, after: attempt.context.map { document.blocks[$0] })
    if block.isDocumentedToFail || block.isDocumentedAsWrong, isFailingAsDocumented(result),
      !lacksExtension(attempt, errors)
    {
      return nil
    }
    if let better = importing(attempt, errors) ?? awaiting(attempt, errors)
      ?? choosingProducts(attempt, errors)
      ?? withoutRedeclarations(attempt, errors)
    {
      return better
    }
    var better = withOtherContext(attempt, errors)
    if isTried(better) {
      let names = Set(errors.missingNames)
      better.declared = names.filter { block.firstAssignment(of: $0) != nil }
      if isTried(better) { better = enclosed(better, lacking: names, errors) ?? better }
      if isTried(better) { better = inOwnSection(attempt, errors) ?? better }
    }
    return isTried(better) ? nil : better
  }

  /// Returns an attempt that also imports the modules that the code requires; nil if the given
  /// attempt already imports them.
  private func importing(_ attempt: Attempt, _ errors: CompileErrors) -> Attempt? {
    guard !errors.requiredModules.isSubset(of: attempt.imports) else { return nil }
    var better = attempt
    better.imports += errors.requiredModules.subtracting(attempt.imports).sorted()
    return better
  }

  /// Returns whether errors are about members that blocks outside of the tried contexts declare.
  /// With those blocks, the compiler might report the error that the document describes.
  private func lacksExtension(_ attempt: Attempt, _ errors: CompileErrors) -> Bool {
    let found = document.finder.extensions(for: errors, of: block.index)
    return !errors.missingMembers.isEmpty && !found.isSubset(of: attempt.context)
      && !done.dropLast().contains { found.isSubset(of: $0.attempt.context) }
  }

  /// Returns an attempt that adds `await` to the lines that lack it; nil if there are no more such
  /// lines, or if the block already contains `await`.
  private func awaiting(_ attempt: Attempt, _ errors: CompileErrors) -> Attempt? {
    guard !errors.unawaitedLines.isSubset(of: attempt.awaited),
      !block.snippet.code.contains("await")
    else { return nil }
    var better = attempt
    better.awaited.formUnion(errors.unawaitedLines)
    return better
  }

  /// Returns an attempt with another choice of the package's products, if a name is ambiguous or
  /// shadows a declaration of the standard library; nil if all choices were tried.
  private func choosingProducts(_ attempt: Attempt, _ errors: CompileErrors) -> Attempt? {
    guard
      errors.isAmbiguous || errors.missingNames.isEmpty && !document.shadowed(by: block).isEmpty
    else { return nil }
    let tried = done.map(\.attempt.products)
    let candidates = document.productChoices(for: block, errors.ambiguousNames)
    guard let products = candidates.first(where: { !tried.contains($0) }) else { return nil }
    var better = attempt
    better.products = products
    return better
  }

  /// Returns an attempt without the earlier blocks that redeclare a name of the toolchain or a type
  /// of the package, because this block might refer to the original. Returns nil if there are no
  /// such blocks, or if they were already omitted.
  private mutating func withoutRedeclarations(
    _ attempt: Attempt, _ errors: CompileErrors
  ) -> Attempt? {
    guard !errors.others.isEmpty || !errors.faultyContext.isEmpty else { return nil }
    let found = attempt.context.filter { index in
      document.blocks[index].syntax.names.others.contains {
        KnownNames.toolchain.contains($0) || document.interface.declaresType($0)
      }
    }
    guard !found.isEmpty else { return nil }
    redeclaring.formUnion(found)
    let better = self.attempt(
      attempt, after: document.finder.context(of: block.index, .init(excluded: redeclaring)))
    return isTried(better) ? nil : better
  }

  /// Returns an attempt without the blocks of other sections, whose declarations can be unrelated;
  /// nil if there are none, or if names are missing.
  private func inOwnSection(_ attempt: Attempt, _ errors: CompileErrors) -> Attempt? {
    let others = attempt.context.filter { !document.blocks[$0].isInSection(of: block) }
    guard errors.missingNames.isEmpty, !others.isEmpty else { return nil }
    return self.attempt(
      attempt, after: document.finder.context(of: block.index, .init(excluded: Set(others))))
  }

  /// Returns an attempt with another context, which includes the blocks that declare the missing
  /// names and members, and omits the blocks and the lines that caused errors.
  private mutating func withOtherContext(_ attempt: Attempt, _ errors: CompileErrors) -> Attempt {
    let names = Set(errors.missingNames)
    let finder = document.finder
    let found = finder.extensions(for: errors, of: block.index).subtracting(attempt.context)
    extensions.formUnion(found)
    let isIncomplete = !errors.others.isEmpty
    let overloads = isIncomplete ? finder.overloads(of: block.index) : []
    var choice = ContextFinder.Choice(
      names: names.union(overloads), included: extensions, excluded: redeclaring)
    var better = attempt
    if found.isEmpty {
      better.omitted.formUnion(errors.faultyLines)
      choice.excluded.formUnion(
        errors.faultyContext.filter { other in
          errors.faultyLines.isDisjoint(with: document.blocks[other].extent)
        })
    }
    better.context =
      isIncomplete && errors.faultyContext.isEmpty && found.isEmpty
      ? finder.fullContext(of: block.index, choice) : finder.context(of: block.index, choice)
    adapt(&better)
    let isExplained =
      names.isEmpty && better.context != attempt.context && !(found.isEmpty && overloads.isEmpty)
    better.imports = KnownNames.modules(
      of: names.union(block.syntax.needed).union(isExplained ? [] : ["Data"]))
    better.imports += attempt.imports.filter { !better.imports.contains($0) && $0 != "Foundation" }
    if !names.isEmpty {
      better.imports += document.fileImports.filter { !better.imports.contains($0) }
    }
    declareGlobals(of: &better, lacking: names)
    better.isObserved = attempt.isObserved && better.isRun
    if better == attempt, errors.missingNames.isEmpty { better.isObserved = false }
    if isTried(better), isIncomplete, names.isEmpty {
      choice.skipped = finder.replaceable(in: attempt.context, of: block.index)
      better = self.attempt(better, after: finder.context(of: block.index, choice))
    }
    return better
  }

  /// Makes the variables with the missing names global, so that the attempt's declarations can use
  /// them.
  private func declareGlobals(of attempt: inout Attempt, lacking names: Set<String>) {
    let involved = attempt.context + [block.index]
    attempt.globals.formUnion(
      values(in: involved).intersection(names)
        .subtracting(namesWithEffects(in: involved.map { document.blocks[$0] })))
  }

  func isTried(_ attempt: Attempt) -> Bool { done.contains { $0.attempt == attempt } }

  private func values(in blocks: [Int]) -> Set<String> {
    blocks.reduce(into: []) { $0.formUnion(document.blocks[$1].syntax.names.values) }
  }

  /// Returns an attempt in which the block's declarations are members of a type; nil if they can't
  /// be.
  ///
  /// - Parameter names: The names that aren't in scope. If a type of the document has members with
  ///   these names, the attempt extends that type.
  private func enclosed(
    _ attempt: Attempt, lacking names: Set<String>, _ errors: CompileErrors
  ) -> Attempt? {
    guard attempt.enclosure == .none, block.syntax.imports.isEmpty, block.isMembers,
      !block.syntax.items.allSatisfy(\.isType)
    else { return nil }
    var attempt = attempt
    if let owner = document.owner(of: names), !block.cannotBeInExtension {
      attempt.enclosure = .type("extension \(owner)")
      attempt.context = document.finder.context(of: block.index, .init(names: [owner]))
    } else {
      enclose(&attempt)
    }
    // Some property wrappers can be used only in classes.
    if errors.others.contains(where: { $0.message.contains("properties of classes") }) {
      attempt.enclosure = .type("class AuditEnclosure")
    }
    (attempt.isRun, attempt.isObserved) = (false, false)
    return attempt
  }

  /// Encloses members in an extension of the type that the document declared or extended last. If
  /// there is no type, or an extension can't contain the members, a new type contains them.
  func enclose(_ attempt: inout Attempt) {
    attempt.enclosure = .type(block.enclosingType)
    guard !block.cannotBeInExtension,
      let shown = document.blocks[..<block.index].last(where: { $0.syntax.lastType != nil }),
      let type = shown.syntax.lastType
    else { return }
    attempt.enclosure = .type("extension \(type)")
    attempt.context = document.finder.context(of: block.index, .init(names: [type]))
  }

  /// Encloses cases in a `switch` over the document's enum that they belong to, or else in an enum.
  func encloseCases(_ attempt: inout Attempt) {
    attempt.enclosure = .type("enum AuditEnclosure")
    let cases = Set(
      block.snippet.code.matches(of: Self.casePattern).map { String($0.output.1) })
    guard let type = document.enumeration(of: cases) else { return }
    attempt.enclosure = .cases(of: type)
    attempt.context = document.finder.context(of: block.index, .init(names: [type]))
  }

  private func isFailingAsDocumented(_ result: AttemptResult) -> Bool {
    let lines = Set(result.errors.map(\.location.line))
    return !lines.isEmpty
      && (lines.isSubset(of: block.errorExtent)
        || block.errorLines.isEmpty
          && (block.isDocumentedNotToCompile || block.isDocumentedAsWrong))
      // A name that isn't in scope can be declared in another block, so the document might mean
      // another error.
      && !result.errors.contains { $0.message.contains("in scope") }
  }

  private static let casePattern = Pattern(/(?m)^\s*case\s+\.(\w+)/)
}

extension AuditedBlock {
  /// The header of a type or protocol that can contain the block's members.
  var enclosingType: String {
    if snippet.code.contains("associatedtype ") { return "protocol AuditEnclosure" }
    return snippet.code.contains("override ") || snippet.code.contains("deinit")
      ? "class AuditEnclosure" : "struct AuditEnclosure"
  }

  /// Whether the block can't be in an extension.
  var cannotBeInExtension: Bool {
    !enclosingType.hasPrefix("struct")
      || syntax.items.contains { if case .declaration = $0.kind { false } else { true } }
  }

  /// Whether the whole block can consist of members of a type.
  var isMembers: Bool {
    syntax.items.allSatisfy { item in
      switch item.kind {
      case .declaration, .binding: true
      case .other: snippet.lines[item.lines.lowerBound].text.contains(Self.variable)
      case .expression, .assignment: false
      }
    }
  }

  private static let variable = Pattern(/\b(var|let)\b/)
}
