import WaymarkBlocks
import WaymarkClaims
import WaymarkContexts
import WaymarkModel

// Code that isn't meant to be compiled as shown.
extension FailureClassification {
  /// Whether the block shows alternative declarations of a name, without mistakes in other
  /// statements and declarations.
  var isAlternatives: Bool {
    let names = errors.others.compactMap { error in
      error.message.firstMatch(of: Self.repeatedDeclaration)
        .map { String($0.output.1) }
    }
    guard !names.isEmpty else { return false }
    return !isOwnFault(
      among: errors.others.filter { wordsOfItem(at: $0.location.line).isDisjoint(with: names) })
  }

  /// Returns the words of the statement or declaration at a line of the document.
  func wordsOfItem(at line: Int) -> Set<String> {
    let items = block.syntax.items.map { $0.lines.map { block.snippet.lines[$0].number } }
    let lines = items.first { $0.contains(line) } ?? [line]
    return lines.reduce(into: []) { $0.formUnion(block.words(inLine: $1)) }
  }

  /// Whether all errors are in literals whose type depends on their use.
  var isLiteral: Bool {
    let literals = block.syntax.items.filter { item in
      let start = trimmed(block.snippet.lines[item.lines.lowerBound].text).first
      let last = block.snippet.lines[item.lines.upperBound].text.split(separator: " //").first ?? ""
      let end = trimmed(last).last
      return item.kind == .expression
        && (start == "[" && end == "]" || start == "\"" && end == "\"")
    }
    let lines = Set(literals.flatMap(\.lines).map { block.snippet.lines[$0].number })
    return !errors.others.isEmpty && errors.others.allSatisfy { lines.contains($0.location.line) }
  }

  /// Whether the block is a template that needs no variables except those with names in angle
  /// brackets.
  var isCompleteTemplate: Bool {
    block.isTemplate
      && !errors.missingNames.contains { $0.first?.isLowercase == true && !isPlaceholder($0) }
  }

  /// Returns whether a name is a placeholder in a template.
  func isPlaceholder(_ name: String) -> Bool {
    block.isTemplate && block.snippet.code.contains("`\(name)`")
  }

  /// Whether the block is only a closure, whose types depend on its use.
  var isClosure: Bool {
    block.syntax.items.count == 1
      && errors.others.contains { $0.message == "closure expression is unused" }
  }

  /// Whether the block consists of attributes without a declaration.
  var isAttributes: Bool {
    block.snippet.code.wholeMatch(
      of: Self.onlyAttributes) != nil
  }

  /// Whether the block repeats consecutive lines of an earlier, longer block.
  var isQuotation: Bool {
    let own = block.trimmedLines
    guard own.count > 1 else { return false }
    // A block is repeated soon after it is first shown, and searching a long document takes time.
    return document.blocks[..<block.index].suffix(50).contains { other in
      let lines = other.test == nil ? other.trimmedLines : []
      return lines.count > own.count && lines.indices.contains { lines[$0...].starts(with: own) }
    }
  }

  /// Whether the block is only the name of a type.
  var isTypeName: Bool {
    block.syntax.items.count == 1 && !errors.others.isEmpty
      && errors.others.allSatisfy {
        $0.message == "expected member name or initializer call after type name"
      }
  }

  private static let repeatedDeclaration = Pattern(
    /^(?:invalid redeclaration|conflicting conformance) of '(\w+)/)
  private static let onlyAttributes = Pattern(/\s*(?:@\w+(?:\((?:[^()]|\([^()]*\))*\))?\s*)+/)
}

extension AuditedBlock {
  /// The lines of the block without indentation and without empty lines.
  fileprivate var trimmedLines: [String] {
    snippet.lines.map { trimmed($0.text) }.filter { !$0.isEmpty }
  }
}
