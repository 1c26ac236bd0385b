import SwiftParser
import SwiftSyntax
import WaymarkModel

/// Text in a notation that resembles Swift but isn't meant to be compiled.
enum OtherNotation {
  /// Returns whether text that can't be parsed as Swift is in another notation.
  static func isShown(in text: String) -> Bool {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.first?.contains(Self.fileName) == true
      || lines.contains { isInstruction($0) || isOtherLanguage($0) } || text.contains(keywordChoice)
      || isGenericClause(text) || isAttributeList(text) || isHeadList(lines)
  }

  /// Returns whether a line is in the compiler's intermediate language, such as `%1 = load %0`, or
  /// contains one of its array types, such as `[16 x Int]`.
  private static func isInstruction(_ line: Substring) -> Bool {
    line.contains(Self.instruction)
  }

  /// Returns whether a line is C code or part of a template that generates Swift: `#include
  /// <math.h>`, `void walk() {`, `extension Hike${n} {`.
  private static func isOtherLanguage(_ line: Substring) -> Bool {
    line.contains(
      Self.otherLanguage
    )
  }

  /// A pattern for alternative keywords: `return/throw`.
  private static let keywordChoice = Pattern(
    /\b(?:return|throw|break|continue)\/(?:return|throw|break|continue)\b/)

  /// Returns whether text is a list of generic parameters, or of the requirements on them:
  /// `A.Element == B.Element, A: Hashable`.
  private static func isGenericClause(_ text: String) -> Bool {
    if text.contains(Self.genericParameter) { return true }
    return text.contains(",") && !text.contains("{")
      && !Parser.parse(source: "func audit() where \(text) {}").hasError
  }

  /// Returns whether text consists of attributes of a declaration that isn't shown.
  private static func isAttributeList(_ text: String) -> Bool {
    let first = Parser.parse(source: text).firstToken(viewMode: .sourceAccurate)
    return first?.tokenKind == .atSign && !Parser.parse(source: text + "\nfunc audit() {}").hasError
  }

  /// Returns whether text lists the heads of functions up to the opening braces of their bodies.
  private static func isHeadList(_ lines: [Substring]) -> Bool {
    let code = lines.filter { !$0.contains(Self.comment) }
    let indent = { (line: Substring) in line.prefix { $0 == " " }.count }
    var heads = 0
    let closed = code.indices.map { index -> String in
      let line = code[index]
      let isLast = index == code.count - 1
      guard line.contains(Self.head),
        isLast || indent(code[index + 1]) <= indent(line)
      else { return String(line) }
      heads += 1
      return String(line.replacing(Self.openingBrace, with: "{}"))
    }
    return heads > 1 && !Parser.parse(source: closed.joined(separator: "\n")).hasError
  }

  private static let fileName = Pattern(/^[\w\/+-]+\.swift:?\s*$/)
  private static let instruction = Pattern(
    /^\s*%[\w.]+ = \w|^sil(?:_\w+)? [\[@\w]|[(\[][0-9]+ x \w+[)\]]/)
  private static let otherLanguage = Pattern(
    /^\s*#\s*include\b|^\s*(?:int|void|char|float|double|unsigned|size_t) \*?\(?\*?\w+\)?\(|\w\$\{\w+\}/)
  private static let genericParameter = Pattern(/^\s*<[A-Z]\w*[\s,:>]/)
  private static let comment = Pattern(/^\s*\/\//)
  private static let head = Pattern(/\bfunc\b.*\{\s*(?:\/\/.*)?$/)
  private static let openingBrace = Pattern(/\{\s*(?:\/\/.*)?$/)
}
