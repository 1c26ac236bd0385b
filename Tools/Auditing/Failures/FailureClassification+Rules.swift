import WaymarkBlocks
import WaymarkContexts
import WaymarkFindings
import WaymarkNames

extension FailureClassification {
  /// The class of the block, according to the first rule that applies.
  package var kind: BlockClass { Self.rules.first { $0.applies(self) }?.kind ?? .broken }

  private struct Rule: Sendable {
    var kind: BlockClass
    var applies: @Sendable (FailureClassification) -> Bool

    init(_ kind: BlockClass, if applies: @escaping @Sendable (FailureClassification) -> Bool) {
      (self.kind, self.applies) = (kind, applies)
    }
  }

  /// The rules for the class of a block. The first rule that applies determines the class. A block
  /// to which no rule applies is broken.
  private static let rules = [
    // Errors that the document announces.
    Rule(.errorOnPurpose, if: \.isErrorOnPurpose),
    Rule(.trapOnPurpose, if: \.isTrapOnPurpose),
    Rule(.errorOnPurpose, if: \.isSyntaxErrorOnPurpose),
    Rule(.otherPlatform, if: \.importsForeignModule),
    // Omissions that are marked, and the placeholders of templates.
    Rule(.broken, if: \.isBrokenDespiteOmissions),
    Rule(.elision, if: \.isElided),
    Rule(.fragment, if: \.isCompleteTemplate),
    // Names of other platforms.
    Rule(.otherPlatform, if: \.usesForeignName),
    Rule(.otherPlatform, if: \.needsOtherPlatform),
    Rule(.otherPlatform, if: \.block.mentionsPlatform),
    // Tests, which are complete programs.
    Rule(.otherPlatform, if: \.isTestForOtherPlatform),
    Rule(.broken, if: \.isTest),
    // Parts of declarations and of statements.
    Rule(.fragment, if: \.isExcerpt),
    Rule(.fragment, if: \.isAttributes),
    Rule(.broken, if: \.isBrokenPart),
    Rule(.fragment, if: \.isQuotation),
    Rule(.fragment, if: \.isCases),
    Rule(.interface, if: \.isSummary),
    Rule(.interface, if: \.isImplementation),
    // Code that isn't valid in this version of Swift or on this platform.
    Rule(.needsContext, if: \.block.isHypothetical),
    Rule(.needsContext, if: \.isInOtherLanguage),
    Rule(.needsContext, if: \.block.isExperimental),
    Rule(.otherPlatform, if: \.hasPlatformMember),
    // Missing names.
    Rule(.broken, if: \.isBrokenDespiteMissingNames),
    Rule(.needsContext, if: \.hasMissingNames),
    Rule(.needsContext, if: \.isHiddenBySystem),
    Rule(.needsContext, if: \.leavesOutValues),
    // The remaining errors.
    Rule(.broken, if: \.hasCertainMistake),
    Rule(.needsContext, if: \.needsMembersOfOtherPackage),
    Rule(.elision, if: \.isShortened),
    Rule(.needsContext, if: \.isUnexplained),
    Rule(.fragment, if: \.isMembers),
    Rule(.fragment, if: \.isAlternatives),
    Rule(.fragment, if: \.isLiteral),
    Rule(.fragment, if: \.isClosure),
    Rule(.fragment, if: \.isTypeName),
    Rule(.fragment, if: \.isBody),
    Rule(.fragment, if: \.block.showsVersions),
    Rule(.elision, if: \.isPartialType),
    Rule(.interface, if: \.lacksBodies),
    Rule(.elision, if: \.hasDeclarationWithoutBody),
    Rule(.otherPlatform, if: \.isForeignMember),
    Rule(.needsContext, if: \.isFaultOfContext),
  ]

  private var isSyntaxErrorOnPurpose: Bool { block.isAboutErrors && block.syntax.hasErrors }

  private var importsForeignModule: Bool {
    errors.missingModules.contains(where: KnownNames.foreignModules.contains)
  }

  private var isBrokenDespiteOmissions: Bool {
    (!block.syntax.elisions.isEmpty || isCompleteTemplate)
      && (isMalformedElsewhere || hasCertainMistake)
  }

  private var isElided: Bool {
    !block.syntax.elisions.isEmpty || isCompleteTemplate && isShortened
  }

  private var usesForeignName: Bool {
    errors.missingNames.contains { !document.declared.contains($0) && isForeign($0) }
  }

  private var hasPlatformMember: Bool { errors.others.contains(where: isPlatformMember) }

  private var isTest: Bool { block.test != nil }

  private var isTestForOtherPlatform: Bool { isTest && (hasPlatformMember || isForeignMember) }

  private var isCases: Bool { block.syntax.shape == .cases }

  private var isBrokenPart: Bool { (isQuotation || isCases) && hasCertainMistake }

  private var isInOtherLanguage: Bool {
    document.purpose.describesOtherLanguage && !errors.others.contains(where: isAboutOwnFunction)
  }

  private var hasMissingNames: Bool {
    !errors.missingModules.isEmpty || !errors.missingNames.isEmpty
  }

  private var isBrokenDespiteMissingNames: Bool {
    hasMissingNames && (isWrongInAnyContext && !block.showsVersions || hasCertainMistake)
  }

  private var leavesOutValues: Bool { !valuesLeftOut.isEmpty }

  private var isMembers: Bool { block.syntax.shape == .members }

  private var hasDeclarationWithoutBody: Bool { errors.others.contains(where: Self.lacksBody) }

  private var isFaultOfContext: Bool { !isOwnFault || !valuesOfOtherSections.isEmpty }
}
