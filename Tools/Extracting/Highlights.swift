import Article
import SwiftIDEUtils
import SwiftSyntax

/// How a snippet's code is to be coloured, as the parser understands it.
///
/// - Parameters:
///   - snippet: Whole or a fragment; whatever cannot be understood is left plain.
///   - memory: Of what the parser has said before.
/// - Returns: Runs of `snippet.code`, rising and without overlap.
public func highlights(
  of snippet: Snippet, memory: ParserMemory = ParserMemory()
) -> [Highlight] {
  memory.analysis(of: snippet.code).highlights
}

/// The same for a text that is parsed.
func highlights(of tree: SourceFileSyntax) -> [Highlight] {
  tree.classifications.compactMap { run in
    guard let kind = Highlight.Kind(run.kind), !run.bytes.isEmpty else { return nil }
    return Highlight(range: run.bytes, kind: kind)
  }
}

extension SyntaxClassifiedRange {
  fileprivate var bytes: Range<Int> {
    // Modules of these names exist only to tell the versions of swift-syntax apart.
    #if canImport(SwiftSyntax600) && !canImport(SwiftSyntax601)
      range.offset..<range.endOffset
    #else
      range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
    #endif
  }
}

extension Highlight.Kind {
  fileprivate init?(_ classification: SyntaxClassification) {
    switch classification {
    case .attribute: self = .attribute
    case .argumentLabel: self = .argumentLabel
    case .blockComment, .lineComment: self = .comment
    case .docBlockComment, .docLineComment: self = .docComment
    case .dollarIdentifier, .identifier: self = .identifier
    case .editorPlaceholder: self = .identifier
    case .floatLiteral, .integerLiteral: self = .number
    case .ifConfigDirective: self = .directive
    case .keyword: self = .keyword
    case .operator: self = .operator
    case .regexLiteral: self = .literal
    case .stringLiteral: self = .string
    case .type: self = .type
    default: return nil
    }
  }
}
