import WaymarkBlocks
import WaymarkModel

/// A comment of the form `expression == value`, written with one or two equals signs or in words.
package struct Equation: Equatable {
  private let left: String
  private let right: String
  private let isValue: Bool

  /// The names that the code of the equation uses.
  var names: Set<String> { BlockSyntax(isValue ? left : "\(left) == \(right)").needed }

  /// Returns the equations in a line of a comment: one equation in code, or several equations in
  /// words, such as `x is equal to 1, and y is equal to 2`.
  ///
  /// - Parameter names: The variables that equations in words can mention.
  package static func all(in comment: String, about names: Set<String>) -> [Equation] {
    let comment = comment.replacing("`", with: "").replacing(quotedName) { $0.output.1 }
    if let equation = Equation(comment) { return [equation] }
    let sentences = comment.matches(of: Self.sentence) + comment.matches(of: Self.plainSentence)
    let types = comment.matches(of: Self.typeSentence)
    return (sentences + types).compactMap { match in
      let value = String(match.output.3).replacing("'", with: "\"")
      let before = comment[..<match.range.lowerBound]
      let isPart = before.contains("\"") || !before.contains(Self.start)
      guard !isPart, names.contains(String(match.output.1)) else { return nil }
      let left = "\(match.output.1)\(match.output.2)"
      if types.contains(where: { $0.range == match.range }) {
        return Equation(left: "type(of: \(left))", right: value)
      }
      let isCase = value.contains(Self.qualifiedCase)
      guard isLiteral(value) || value.hasPrefix(".") || isCase else { return nil }
      return Equation(
        left: left, right: isCase ? String(value.drop { $0 != "." }) : value)
    }
  }

  /// A pattern for the text that can precede a variable in a sentence about its value. It excludes
  /// sentences about other values, such as `twice the score is 20`.
  private static let start = Pattern(
    /(?i)(?:^|[.,;:(] )(?:and |so |then |now |here |because |since |where )*(?:the )?$|\b(?:and|because|since|so|that|where|while|but) (?:the )?$/)

  /// A pattern for a quoted variable that is the subject of a sentence: `'size' is 3`.
  private static let quotedName = Pattern(/'([A-Za-z_][\w.]*)'(?= (?:==|is|now|equals) )/)

  private static let sentence = Pattern(
    /([A-Za-z_]\w*)((?:\.\w+)*) (?:is (?:now |still )?equal to|(?:now )?equals|is now|is still|is (?:inferred (?:as|to be of type)|of type) (?:\([^)]*\)|[^,;(])+,? and equals|is an? optional \w+ containing (?:a value of|the value)) ([A-Z]\w*\.[a-z]\w*|-?[0-9][0-9_]*(?:\.[0-9]+)?|"[^"]*"|'[^']*'|true\b|false\b|\.[a-z]\w*|\[[^\]]*\]|\([^)]*\))/)

  /// A pattern for sentences of the form `size is 3`. The value must end a clause. For example,
  /// `size is 3 feet` isn't about the value 3.
  private static let plainSentence = Pattern(
    /([A-Za-z_]\w*)((?:\.\w+)*) is (-?[0-9][0-9_]*(?:\.[0-9]+)?|"[^"]*"|'[^']*'|true\b|false\b|\[(?:[^\[\]]|\[[^\[\]]*\])*\])(?=$|[.,;)]| now$| (?:and|because|but|or|since)\b)/)

  /// A pattern for sentences about the type of a variable.
  private static let typeSentence = Pattern(
    /([A-Za-z_]\w*)((?:\.\w+)*) is (?:inferred (?:as|to be of type)|of type) (\[*[A-Z]\w*(?:<[\w, <>?]+>)?\??(?:: ?[A-Z]\w*\??)?\]*\??)(?=$|[.,;]| (?:and|because)\b)/)

  private static let qualifiedCase = Pattern(/^[A-Z]\w*\.[a-z]\w*$/)

  /// A pattern for the text between an equation and a second comment.
  private static let separator = Pattern(/\s(?:--|\/\/)\s/)

  private init(left: String, right: String) {
    (self.left, self.right, isValue) = (left, right, true)
  }

  /// Reads a comment that consists of one equation in code. Returns nil for any other comment.
  private init?(_ comment: String) {
    let text = comment.split(separator: Self.separator).first.map(String.init) ?? ""
    guard let equation = EquationSyntax(text) else { return nil }
    (left, right) = (equation.left, equation.right)
    isValue = isLiteral(right)
    guard (isValue || equation.isComparison) && !isLiteral(left) else { return nil }
  }

  /// Returns the claim that the equation makes. A literal value is compared as text because not
  /// every type is `Equatable`.
  package func claim(after item: Int, line: Int) -> Claim {
    let subject: Claim.Subject =
      isValue ? .value(left, after: item) : .condition("\(left) == \(right)", after: item)
    let value = trimmed(right)
    let readings = value.hasPrefix(".") ? [[value], [String(value.dropFirst())]] : [[value]]
    return Claim(
      subject: subject, readings: isValue ? readings : [["\(left) == \(right)"]],
      isExplicit: true, line: line)
  }
}
