import WaymarkBlocks
import WaymarkClaims
import WaymarkInterfaces
import WaymarkModel
import WaymarkNames

/// An article whose blocks are audited, with the names and types that they declare.
package struct Document: Sendable {
  /// The blocks in order, followed by the test programs. The index of each equals its position.
  package let blocks: [AuditedBlock]
  /// The modules that every example imports.
  package let modules: Set<String>
  /// Whether the package that the document is about was built. If it wasn't, its extensions are
  /// unknown.
  package let isPackageBuilt: Bool
  /// The search for the blocks that must precede a block.
  package let finder: ContextFinder
  /// A search that also finds declarations without bodies.
  private let signatureFinder: ContextFinder
  /// The declarations in tests, which readers don't see.
  package let hidden: HiddenDeclarations
  /// The names that the document's blocks declare at any depth.
  package let declared: Set<String>
  /// The names that the document's blocks declare inside types, extensions, and functions.
  package let members: Set<String>
  /// The types and functions that the document's blocks declare at their top level. A type can be
  /// abbreviated, so it can have more members than the document shows.
  package let types: Set<String>
  /// The test programs in the comments of the document.
  package let tests: SwiftTest
  /// The public declarations of the package.
  package let interface: Interface
  /// The declarations of the package that exist only on some platforms.
  package let platformDeclarations: PlatformDeclarations
  /// The modules that a Swift file imports, and that the code in its doc comments can use; empty
  /// for other documents.
  package let fileImports: [String]
  /// The types without generic parameters that a Swift file declares outside of other types; empty
  /// for other documents.
  package let fileTypes: Set<String>
  /// The module that a Swift file belongs to, according to its path; nil for other documents.
  package let fileModule: String?
  /// The names that the package's sources declare, if the document is one of its Swift files; empty
  /// for other documents.
  private let sourceNames: SourceNames
  /// The kind of language and API that the document describes. Code in proposals, for example, is
  /// judged less strictly.
  package let purpose: DocumentPurpose
  /// The types that excerpts declare or extend. An excerpt can't precede other blocks, because it
  /// starts or ends in the middle of a declaration.
  package let excerptedTypes: Set<String>
  /// The members that the prose describes with their labels, such as `Hike.walk(to:)`. They can be
  /// members of a package that isn't available. Empty if the document belongs to a package.
  package let describedMembers: Set<String>
  private let index: DocumentNames

  /// Creates a document from an article.
  ///
  /// - Parameters:
  ///   - modules: The modules that every example imports.
  ///   - isPackageBuilt: Whether the package was built.
  ///   - interface: The public declarations of the package; empty if these aren't known.
  ///   - platformDeclarations: The declarations of the package that exist only on some platforms.
  ///   - sourceNames: The names that the package's sources declare at any level of access.
  package init(
    _ article: Article, modules: [String], isPackageBuilt: Bool = true,
    interface: Interface = Interface(), platformDeclarations: PlatformDeclarations = .init(),
    sourceNames: SourceNames = [:]
  ) {
    blocks = AuditedBlock.blocks(of: article)
    self.modules = Set(modules)
    tests = SwiftTest(article.text)
    let first = blocks.lazy.filter { $0.test == nil }.flatMap(\.syntax.imports).first
    let isForeign = modules.isEmpty && first.map { !KnownNames.modules.contains($0) } == true
    self.isPackageBuilt = isPackageBuilt && !isForeign
    self.interface = interface
    self.platformDeclarations = platformDeclarations
    purpose = DocumentPurpose(of: article.text)
    excerptedTypes = blocks.reduce(into: []) { types, block in
      guard block.syntax.shape == .piece else { return }
      types.formUnion(block.syntax.names.extended.union(block.syntax.names.others))
    }
    let described = modules.isEmpty ? article.text.matches(of: Self.describedMember) : []
    describedMembers = Set(described.map { String($0.output.1) })
    let isSwift = article.file.isSwiftFile && !blocks.isEmpty
    fileImports = isSwift ? importedModules(of: article.text) : []
    self.sourceNames = isSwift ? sourceNames : [:]
    fileTypes = isSwift ? topLevelTypes(in: article.text) : []
    let folders = article.file.split(separator: "/")
    fileModule =
      isSwift && folders.count > 2 && folders[0] == "Sources"
      ? moduleName(ofTarget: String(folders[1])) : nil
    let isForeignType = { !interface.modules(declaring: $0).isEmpty }
    finder = ContextFinder(blocks: blocks, isForeign: isForeignType)
    signatureFinder =
      blocks.contains { $0.syntax.shape == .interface }
      ? ContextFinder(blocks: blocks, includesInterfaces: true, isForeign: isForeignType) : finder
    hidden = HiddenDeclarations(blocks)
    index = DocumentNames(blocks)
    // A block that only shows an interface of the package declares nothing else.
    let others = { (names: Set<String>, block: AuditedBlock) in
      block.isInterface ? names.filter { !interface.declaresType($0) } : names
    }
    declared = blocks.reduce(into: []) { $0.formUnion(others($1.syntax.declared, $1)) }
    types = blocks.reduce(into: []) { $0.formUnion(others($1.syntax.names.others, $1)) }
    members = blocks.reduce(into: []) {
      $0.formUnion($1.syntax.declared.subtracting($1.syntax.names.all))
    }
  }

  /// Returns the test programs that a block imports as modules, directly or through others, in the
  /// order in which they are compiled.
  package func programs(importedBy index: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set = [index]
    func visit(_ index: Int) {
      for module in blocks[index].syntax.imports {
        guard let other = blocks.firstIndex(where: { $0.test?.module == module }),
          seen.insert(other).inserted
        else { continue }
        visit(other)
        found.append(other)
      }
    }
    if blocks[index].test != nil { visit(index) }
    return found
  }

  /// Returns the likely correct spelling of an undeclared name: a name of the package, the
  /// document, or the standard library; nil if there is none. If other blocks also use the
  /// undeclared name, the result can only be a name of the package, or a name that the document
  /// declares once and never uses.
  package func similar(to name: String, in block: AuditedBlock) -> String? {
    guard !declared.contains(name) else { return nil }
    if isPackageBuilt, let similar = interface.similar(to: name) ?? prefixed(name) {
      return similar
    }
    let own = block.syntax.needed.contains(name) ? 1 : 0
    let isUsedElsewhere = index.users[name, default: 0] > own
    let members =
      block.syntax.shape == .members ? index.groups.flatMap { $0.members } : []
    let known = index.candidates(for: name, upTo: block.index) + block.syntax.declared + members
    return known.filter {
      // If several blocks use a name, the mistake can only be in its declaration.
      Misspelling.isTypo(name, of: $0)
        && (!isUsedElsewhere || index.users[$0] == nil && index.declarations[$0] == 1)
    }.min()
  }

  /// Returns the type of a Swift file whose name adds an uppercase prefix to a name of several
  /// words: `HKHikePlan` for `HikePlan`; nil if there is none.
  private func prefixed(_ name: String) -> String? {
    guard name.contains(Self.startOfWords) else { return nil }
    return fileTypes.filter { type in
      type.hasSuffix(name) && type != name && type.dropLast(name.count).allSatisfy(\.isUppercase)
    }.min()
  }

  /// Returns whether a block shows a member with the given name, in any type.
  package func declaresMember(_ name: String) -> Bool {
    index.members.values.contains { $0.contains(name) }
  }

  /// Returns whether a member that a type lacks is likely a misspelling of a member that the
  /// document shows.
  package func misspellsMember(_ member: String, of type: String) -> Bool {
    index.members[type]?.contains { Misspelling.isTypo(member, of: $0) } == true
  }

  /// Returns whether the document is a Swift file, and a name in its doc comments can refer to a
  /// declaration that isn't public.
  package func isHidden(_ name: String) -> Bool {
    sourceNames.contains(name) && !interface.declares(name)
  }

  /// Returns whether a member that a type lacks can be a declaration that isn't public.
  package func isHidden(_ member: String, in type: String) -> Bool {
    sourceNames.mightHave(member, type) && !interface.declares(member)
  }

  /// Returns whether a type has an initializer that only clients of a private interface can use.
  package func hasHiddenInitializer(_ type: String) -> Bool {
    sourceNames.hasPrivateInitializer(type)
  }

  /// Returns the likely correct spelling of a missing module's name: a module of the package, whose
  /// name can have another ending, or a module of the toolchain; nil if there is none. The result
  /// is also nil if a block contains the name in quotes, because it's probably the name of a
  /// target.
  package func similarModule(to name: String) -> String? {
    guard !blocks.contains(where: { $0.snippet.code.contains("\"\(name)\"") }) else { return nil }
    let own = modules.filter {
      Misspelling.isLikely(name, of: $0) || Misspelling.isInflected(name, of: $0)
    }
    return own.min() ?? KnownNames.modules.filter { Misspelling.isTypo(name, of: $0) }.min()
  }

  /// Returns whether the document declares a name only for variables, and only in sections other
  /// than the block's.
  package func isValueOfOtherSections(_ name: String, for block: AuditedBlock) -> Bool {
    guard index.declarations[name] == nil, let headings = index.headings[name] else { return false }
    return !headings.contains(block.snippet.heading)
  }

  /// Returns whether a block uses a name without declaring it.
  package func isUsed(_ name: String) -> Bool { index.users[name] != nil }

  /// Returns a type that the document shows with all of the given members; nil if there is none.
  package func owner(of members: Set<String>) -> String? {
    guard !members.isEmpty else { return nil }
    return index.groups.filter { members.isSubset(of: $0.members) }.map(\.type).min()
  }

  /// Returns whether a block adds an initializer to a type.
  package func extendsWithInitializer(_ type: String) -> Bool { index.initialized.contains(type) }

  /// Returns the type of the document that has the most of the given members; nil if no type has
  /// more than half of them.
  package func enumeration(of cases: Set<String>) -> String? {
    let shared = index.groups.map { ($0.type, $0.members.intersection(cases).count) }
    let best = shared.max { ($0.1, $1.0) < ($1.1, $0.0) }
    return best.flatMap { $0.1 * 2 > cases.count ? $0.0 : nil }
  }

  /// Returns the types that have a member with the given name, once for each block that shows it.
  package func owners(of member: String) -> [String] {
    index.groups.filter { $0.members.contains(member) }.map(\.type)
  }

  /// Returns the number of blocks that declare a type or function with the given name.
  package func declarationCount(of name: String) -> Int { index.declarations[name, default: 0] }

  /// Returns whether a block shows only protocols of the package.
  package func repeatsProtocols(of block: AuditedBlock) -> Bool {
    let protocols = block.syntax.protocols
    return !protocols.isEmpty
      && protocols.allSatisfy { interface.declaresType($0) || platformDeclarations.contains($0) }
  }

  /// Returns whether a block shows only extensions with members that the package declares.
  package func repeatsMembers(in block: AuditedBlock) -> Bool {
    block.syntax.items.allSatisfy(\.isFileScoped)
      && interface.declaresMembers(in: block.snippet.code)
  }

  /// Returns an attempt in which the declarations of a block have bodies; nil if the block repeats
  /// declarations of the package, or shows declarations that don't have to be valid.
  package func attemptWithBodies(of block: AuditedBlock) -> Attempt? {
    guard mustBeValid(block), !interface.declaresAny(in: block.snippet.code) else { return nil }
    var attempt = Attempt(block: block.index)
    attempt.context = signatureFinder.context(of: block.index)
    (attempt.completesDeclarations, attempt.isRun) = (true, false)
    return attempt
  }

  /// Returns the context of a block that includes declarations without bodies for some of the
  /// missing names; nil if no block of the document shows such declarations, or if the package
  /// declares any of the names.
  package func contextWithSignatures(of block: AuditedBlock, for names: Set<String>) -> [Int]? {
    guard !names.contains(where: interface.declares) else { return nil }
    let context = signatureFinder.context(of: block.index, .init(names: names))
    let shown = context.filter { blocks[$0].isInterface }
    return shown.contains { !names.isDisjoint(with: blocks[$0].syntax.names.all) } ? context : nil
  }

  /// Returns an error about code in a block that can't be parsed; nil if there is none, or if the
  /// block shows declarations that don't have to be valid.
  package func malformation(of block: AuditedBlock) -> Diagnostic? {
    guard mustBeValid(block), let code = block.syntax.unexpected else { return nil }
    let line = block.snippet.lines[code.line].number
    return Diagnostic(
      at: SourceLocation(file: block.snippet.location.file, line: line, column: 1),
      "this can't be parsed: '\(code.text)'", hint: "correct the syntax")
  }

  /// Returns whether the declarations of a block are meant to be valid in today's language.
  package func mustBeValid(_ block: AuditedBlock) -> Bool {
    !block.isDocumentedToFail && !block.isHypothetical && !block.isExperimental
      && !block.showsVersions && !block.isAboutErrors && !purpose.describesOtherLanguage
  }

  /// Returns the differences between the declarations of a block and those of the package; empty if
  /// the package's interface isn't known.
  package func differences(of block: AuditedBlock) -> [Diagnostic] {
    interface.isEmpty ? [] : block.differences(from: interface)
  }

  private static let startOfWords = Pattern(/^[A-Z][a-z]+[A-Z]/)
  private static let describedMember = Pattern(/`\w+\.(\w+)\([\w:]*\)/)
}

/// Returns the types without generic parameters that a Swift file declares outside of other types.
private func topLevelTypes(in source: String) -> Set<String> {
  let heads = source.matches(
    of: topLevelType)
  return Set(heads.map { String($0.output.1) })
}

private let topLevelType = Pattern(
  /(?m)^(?:@?\w+ )*(?:actor|class|enum|protocol|struct) (\w+)(?![\w<])/)
