import WaymarkBlocks
import WaymarkModel

/// The purpose of a block according to its headings, the text around it, and its comments.
extension AuditedBlock {
  /// Whether a heading states that the section is about code that can't be parsed.
  package var isAboutErrors: Bool {
    surroundings.headings.contains {
      $0.contains(
        Self.syntaxErrors
      )
    }
  }

  /// Whether the block is in an HTML comment and isn't part of a named example.
  package var isCommentedOut: Bool {
    test == nil && snippet.visibility == .hidden && snippet.example == nil
  }

  /// Whether a comment mentions a module of another platform: `// Darwin.stat()`.
  package var mentionsPlatform: Bool {
    syntax.comments.flatMap(\.text).contains {
      $0.contains(Self.platformModule)
    }
  }

  /// Whether the block shows API that was considered, but doesn't exist.
  package var isHypothetical: Bool {
    surroundings.headings.contains { $0.contains(Self.hypotheticalHeading) } || isConsidered
      || surroundings.lead.contains(Self.hypotheticalLead)
  }

  /// Whether the sentence above the block or a comment states that the block shows syntax that was
  /// only considered or proposed.
  package var isConsidered: Bool {
    let comments = syntax.comments.map { $0.text.joined(separator: " ") }
    return leadSentences.contains { $0.contains(Self.consideration) }
      || comments.contains { $0.contains(Self.draft) }
  }

  /// Whether the document states that the block uses a feature that the compiler supports only with
  /// a flag.
  package var isExperimental: Bool {
    [surroundings.lead, surroundings.trail].contains { $0.contains(Self.experimentalFeature) }
  }

  /// Whether comments state that the code is for different versions, as in `// Before` and
  /// `// Hikes 4`, or whether the block is for an old version.
  package var showsVersions: Bool {
    let isMarked = syntax.comments.contains { comment in
      !isOutput(comment) && comment.text.contains { $0.wholeMatch(of: Self.version) != nil }
    }
    return isMarked || isForOldVersion
  }

  /// Returns whether a comment shows the output of the code before it, rather than labeling the
  /// code below it.
  private func isOutput(_ comment: BlockSyntax.CommentLines) -> Bool {
    let next = comment.line + comment.text.count
    return claims.contains { $0.line == comment.line }
      && (comment.isTrailing || !syntax.items.contains { $0.lines.lowerBound == next })
  }

  /// Whether the paragraph above the block or the section's heading states that the code is for an
  /// old version, or whether a heading names a version of Swift whose code the compiler no longer
  /// accepts.
  package var isForOldVersion: Bool {
    [surroundings.headings.last ?? "", surroundings.lead]
      .contains { $0.wholeMatch(of: Self.oldVersion) != nil }
      || surroundings.headings.contains { $0.contains(Self.oldSwift) }
  }

  private static let draft = Pattern(
    /(?i)\b(?:straw ?(?:man|person)|hypothetical|imaginary|proposed) (?:syntax|spelling|code)\b|\bpseudo-?code\b/)
  private static let consideration = Pattern(
    /(?i)\bwe (?:(?:also|briefly|initially|originally) )*(?:considered|propose)\b|\b(?:alternatively|instead), we could\b|\bwe could (?:also )?choose\b|\b(?:proposed|hypothetical|imaginary) (?:syntax|design)\b|\b(?:design|spelling|syntax|variation)\b.*\b(?:would be|might be|is possible)\b|\bif\b.*\b(?:is|are|was|were) (?:ever )?(?:added|introduced) (?:in)?to the language\b/)
  private static let hypotheticalHeading = Pattern(
    /(?i)^alternatives?(?:\W*$|\W*[0-9]|\s*:)|\b(?:alternatives?|(?:other )?(?:designs|options)) considered|^should (?:there|we)\b|\bfuture (?:directions?|work|extensions?|(?:swift )?versions?)\b|^proposed (?!approach|solution)|\b(?:abandoned|rejected)\b/)
  private static let experimentalFeature = Pattern(
    /(?i)\b(?:experimental|upcoming) (?:language )?(?:features?|flags?|syntax)\b/)
  private static let oldSwift = Pattern(/(?i)\bswift [1-3](?:\.[0-9]+)*(?![\w.])/)
  private static let oldVersion = Pattern(
    /(?i)\W*(?:before|old|previously|(?:the )?old (?:api|code|syntax|version|way))\b\W*(?:\(?[a-z]+ v?[0-9][0-9.]*\)?)?\W*/)
  private static let version = Pattern(
    /(?i)(?:before|after|old|new|previously|now)\b\W*(?:[a-z]+ v?[0-9][0-9.]*)?\W*|[a-z]+ v?[0-9]+(?:\.[0-9]+)*:?/)

  private static let syntaxErrors = Pattern(
    /(?i)\b(?:recover(?:y|ing)|malformed|(?:syntax|parser?|parsing) errors?|(?:syntactic|parsing) ambiguit(?:y|ies)|ambiguit(?:y|ies) with)\b/)
  private static let platformModule = Pattern(/\b(?:AppKit|Darwin|UIKit|WinSDK)\.\w/)
  private static let hypotheticalLead = Pattern(
    /(?i)\b(?:hypothetical|rejected|original proposal)\b/)
}
