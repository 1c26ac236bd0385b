import SwiftIDEUtils
import SwiftSyntax
import WaymarkModel

extension Highlight {
  /// Returns the syntax coloring of parsed text, in ascending order and without overlap.
  package static func all(in tree: SourceFileSyntax) -> [Highlight] {
    tree.classifications.compactMap { run in
      guard let kind = Kind(run.kind), !run.bytes.isEmpty else { return nil }
      return Highlight(range: run.bytes, kind: kind)
    }
  }
}

extension SyntaxClassifiedRange {
  fileprivate var bytes: Range<Int> {
    // These modules exist only to distinguish the versions of swift-syntax.
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
