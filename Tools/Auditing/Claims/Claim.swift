import WaymarkBlocks
import WaymarkModel

/// A claim about the output or the value of code, made by a comment or by the next block.
package struct Claim: Hashable, Sendable {
  /// The subject of a claim.
  package enum Subject: Hashable, Sendable {
    /// The output or the value of an item of the block.
    case item(Int)
    /// The output of code inside a body, such as a call to `print`. The code is identified by its
    /// lines, and can run several times or never.
    case nested(ClosedRange<Int>)
    /// The value of an expression after an item has run: `Array(result) == [1, 2]`.
    case value(String, after: Int)
    /// A condition that is true after an item has run: `a.first == b.last`.
    case condition(String, after: Int)
    /// Part of the output of the whole block.
    case output
    /// The whole output of the block.
    case wholeOutput
    /// The output of the program when it's run with arguments.
    case command([String])
  }

  /// The part of the block that the claim is about.
  package var subject: Subject
  /// The possible readings of the text, each a list of lines. The claim holds if the actual output
  /// or value matches one of them.
  package var readings: [[String]]
  /// Whether the text can only be a claim. A mismatch with text that could also be a remark doesn't
  /// prove a mistake.
  package var isExplicit: Bool
  /// Whether the text is probably only a remark. The claim still holds if the text matches.
  package var isTentative = false
  /// Whether the text states that it shows what the code prints. Such text can be in quotation
  /// marks even if the printed value isn't a string.
  package var isPrinted = false
  /// Whether the text between the block and the next one states that the next block is the output.
  package var isAnnounced = false
  /// Whether the text can show what code in a declaration prints in one of several calls.
  package var showsOneRun = false
  /// The line of the comment that states an equation, which can also be a line of output; nil for
  /// any other claim.
  package var comment: String?
  /// The line where the claim starts, as an index into the block's lines.
  package var line: Int

  /// Creates a claim that isn't about printed text and wasn't announced.
  package init(
    subject: Subject, readings: [[String]], isExplicit: Bool, isTentative: Bool = false, line: Int
  ) {
    (self.subject, self.readings) = (subject, readings)
    (self.isExplicit, self.isTentative, self.line) = (isExplicit, isTentative, line)
  }

  /// Whether a mismatch means that the document is wrong. A mismatch with the next block is
  /// reported only if that block is clearly intended as output.
  package var isBinding: Bool { isExplicit || subject == .wholeOutput }

  /// Returns whether the text is a string literal whose content is the given reading.
  func isStringLiteral(_ reading: [String]) -> Bool {
    !isPrinted && readings.contains(["\"\(reading.joined(separator: "\n"))\""])
  }

  /// Whether the text states that a line in quotation marks is printed.
  var isQuoted: Bool {
    isPrinted && readings.contains { $0.count == 1 && $0[0].contains(Self.quotation) }
  }

  /// Whether the text can be the value of the variable that a statement changes.
  package var canBeState: Bool {
    isExplicit && !isPrinted && readings.contains { isLiteral($0.joined(separator: " ")) }
  }

  /// The text of the claim, for messages: its first reading.
  package var text: String { readings.first?.joined(separator: "\n") ?? "" }

  private static let quotation = Pattern(/^["“].*["”]\.?$/)
}

extension BlockSyntax {
  /// Returns the claims in the block's comments and, unless a comment shows part of the block's
  /// output, the claim that the next block makes.
  ///
  /// - Parameters:
  ///   - following: The lines of the next block; nil if they can't be output.
  ///   - isAnnounced: Whether the text between the blocks states that these lines are output.
  package func claims(following: [String]?, isAnnounced: Bool = false) -> [Claim] {
    var claims = comments.flatMap(claims)
    if isNumbered(claims) { claims.removeAll { $0.isNumber } }
    let lines = (following ?? []).map(trimmedEnd)
    if !lines.isEmpty, claims.allSatisfy({ $0.subject != .output }) {
      var claim = Claim(
        subject: .wholeOutput, readings: [lines], isExplicit: false,
        line: items.last?.lines.upperBound ?? 0)
      claim.isAnnounced = isAnnounced
      claims.append(claim)
    }
    return claims
  }

  /// Returns whether the comments are numbers that the document's prose refers to: 1, 2, 3.
  private func isNumbered(_ claims: [Claim]) -> Bool {
    claims.filter(\.isNumber).map(\.text).prefix(3) == ["1", "2", "3"]
  }

  /// Returns the claims in a comment, which can contain several equations with other lines between
  /// them.
  private func claims(in comment: CommentLines) -> [Claim] {
    let item = item(before: comment)
    var claims: [Claim] = []
    // The lines that aren't equations.
    var rest: (lines: [String], first: Int) = ([], 0)
    func endRest() {
      guard !rest.lines.isEmpty else { return }
      let line = comment.line + rest.first
      if let claim = claim(in: rest.lines, at: line, of: item, below: comment) {
        claims.append(claim)
      }
      rest = ([], 0)
    }
    for (index, line) in comment.text.enumerated() {
      if let first = rest.lines.first, !CommentReading.statesOutput(first),
        CommentReading.statesOutput(line)
      {
        if CommentReading(rest.lines) != nil { endRest() } else { rest.lines = [] }
      }
      let equations =
        item == nil
        ? []
        : Equation.all(in: naming(line, item), about: names.values.union(needed))
          .filter(usesOnlyVisibleNames)
      if let item, !equations.isEmpty {
        endRest()
        claims += equations.map {
          var claim = $0.claim(after: item, line: comment.line + index)
          // Assignments and declarations of variables print nothing.
          if [.expression, .other].contains(items[item].kind) { claim.comment = line }
          return claim
        }
      } else {
        if rest.lines.isEmpty { rest.first = index }
        rest.lines.append(line)
      }
    }
    endRest()
    return claims
  }

  /// Returns a line of a comment in which "its value" is replaced by the name of the variable that
  /// an item declares.
  private func naming(_ line: String, _ item: Int?) -> String {
    guard let item, case .binding(let name) = items[item].kind else { return line }
    return line.replacing(Self.itsValue, with: name)
  }

  /// Returns whether an equation uses no variable that is declared only in a body or as a
  /// parameter. If it uses such a variable, a line such as `x = 3` can be the output of the body.
  private func usesOnlyVisibleNames(_ equation: Equation) -> Bool {
    let hidden = declared.subtracting(names.all).subtracting(needed)
    return hidden.isEmpty || hidden.isDisjoint(with: equation.names)
  }

  private func claim(
    in lines: [String], at line: Int, of item: Int?, below comment: CommentLines
  ) -> Claim? {
    let nearest = item ?? self.item(before: comment, allowingBlankLines: true)
    guard let reading = CommentReading(lines) else {
      return nearest.flatMap { output(lines, at: line, of: $0) }
    }
    let canBeOutput = reading.isOutput || nearest.map { items[$0].prints } == true
    let item = canBeOutput ? nearest : item
    let nested = item == nil ? nestedPrint(before: comment) : item.flatMap(sharedLines)
    if let nested {
      var claim = Claim(
        subject: .nested(nested), readings: reading.readings,
        isExplicit: reading.isOutput && reading.isExplicit, line: line)
      claim.isPrinted = reading.isOutput
      claim.showsOneRun = items.contains {
        $0.kind == .declaration && $0.lines.contains(nested.lowerBound) && item == nil
      }
      return claim
    }
    let isItem = item.map { items[$0].kind != .declaration } ?? false
    var claim = Claim(
      subject: isItem ? .item(item!) : .output, readings: reading.readings,
      isExplicit: reading.isExplicit && isItem, line: line)
    claim.isPrinted = reading.isOutput
    return claim
  }

  /// Returns the claim that a comment shows the output or the value of the statement before it; nil
  /// if the comment is only a remark. If code directly follows the comment, the comment more likely
  /// explains that code, so the claim is tentative.
  private func output(_ lines: [String], at line: Int, of item: Int) -> Claim? {
    let explainsCode = items.contains { $0.lines.lowerBound == line + lines.count }
    let isTrailing = line <= items[item].lines.upperBound
    // A word, or the name of a type or a case, can be a value.
    let isValue =
      items[item].kind == .expression && !items[item].prints && lines.count == 1
      && lines[0].wholeMatch(of: Self.value) != nil
      && !Self.judgments.contains(lines[0].lowercased())
    if isValue, isAlone(items[item]) {
      let isCase = lines[0].contains(Self.enumCase)
      return Claim(
        subject: .item(item),
        readings: [isCase ? String(lines[0].dropFirst()) : lines[0]].map { [$0] },
        isExplicit: false, isTentative: true, line: line)
    }
    guard items[item].kind != .declaration, lines.allSatisfy({ !$0.isEmpty }) else { return nil }
    if !printsSomewhere {
      // The statement can call code of other blocks, which can print.
      let isOutput = !isTrailing && isAlone(items[item]) && items[item].canCallOthers
      return isOutput
        ? Claim(
          subject: .nested(items[item].lines), readings: [lines], isExplicit: false,
          isTentative: true,
          line: line) : nil
    }
    if isTrailing, !items[item].prints { return nil }
    return Claim(
      subject: .item(item), readings: [lines], isExplicit: false,
      isTentative: explainsCode || isTrailing || !items[item].prints, line: line)
  }

  /// A pattern for a comment that can be a value: a word, a generic type, or a list or call that
  /// starts with a case.
  private static let value = Pattern(
    /[^\s\[(.,;:]+|[A-Z][a-z]\w*<[\w, ]+>|\.[a-z]\w*(?:\(.*\))?|\[\.[a-z].*\]/)

  /// Words that comments use to judge code instead of stating its value.
  private static let judgments: Set<String> = [
    "bad", "crash", "crashes", "error", "fails", "good", "invalid", "no", "ok", "traps", "valid",
    "works", "yes",
  ]

  private var printsSomewhere: Bool { !nestedPrints.isEmpty || items.contains(where: \.prints) }

  /// Returns whether no other item is on the same lines.
  private func isAlone(_ item: TopLevelItem) -> Bool {
    items.count { $0.lines.overlaps(item.lines) } == 1
  }

  /// Returns the lines of an item and of the items that share lines with it; nil if none do.
  private func sharedLines(of item: Int) -> ClosedRange<Int>? {
    let all = items.map(\.lines).filter { $0.overlaps(items[item].lines) }
    guard all.count > 1 else { return nil }
    return all.map(\.lowerBound).min()!...all.map(\.upperBound).max()!
  }

  /// Returns the index of the last item that ends on the first line of a comment, or above it with
  /// only comments in between.
  ///
  /// - Parameter allowingBlankLines: Whether blank lines are also allowed in between.
  private func item(before comment: CommentLines, allowingBlankLines: Bool = false) -> Int? {
    items.lastIndex { item in
      let last = item.lines.upperBound
      guard !comment.isTrailing else { return last == comment.line }
      guard last < comment.line else { return false }
      return allowingBlankLines
        ? !items.contains { $0.lines.overlaps(last + 1...comment.line) }
        : onlyComments(after: last, upTo: comment.line)
    }
  }

  /// Returns the lines of the last nested call to `print` that ends on the first line of a comment,
  /// or above it with only comments in between.
  private func nestedPrint(before comment: CommentLines) -> ClosedRange<Int>? {
    nestedPrints.last { lines in
      let last = lines.upperBound
      return last == comment.line
        || last < comment.line && onlyComments(after: last, upTo: comment.line)
    }
  }

  private func onlyComments(after last: Int, upTo line: Int) -> Bool {
    let commented = Set(comments.flatMap { $0.line..<($0.line + $0.text.count) })
    return (last + 1..<line).allSatisfy(commented.contains)
  }

  private static let itsValue = Pattern(/^(?i)(?:and )?its value(?= (?:is|equals)\b)/)
  private static let enumCase = Pattern(/^\.\w+$/)
}

extension Claim {
  fileprivate var isNumber: Bool { text.count == 1 && text.first?.isNumber == true }
}

extension BlockSyntax.TopLevelItem {
  /// Whether the item is an expression or an assignment, which can call code of other blocks.
  fileprivate var canCallOthers: Bool {
    switch kind {
    case .expression, .assignment: true
    case .declaration, .binding, .other: false
    }
  }
}
