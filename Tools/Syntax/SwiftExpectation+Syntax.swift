import SwiftSyntax

extension SwiftExpectation {
  /// The macros that check a condition when they are executed.
  static let macros: Set<String> = ["expect", "require"]
  /// The functions that call a closure and check its behavior.
  static let functions: Set<String> = ["confirmation", "withKnownIssue"]

  /// XCTest's assertions.
  static let assertions: Set<String> = [
    "XCTAssert", "XCTAssertEqual", "XCTAssertFalse", "XCTAssertGreaterThan",
    "XCTAssertGreaterThanOrEqual", "XCTAssertIdentical", "XCTAssertLessThan",
    "XCTAssertLessThanOrEqual", "XCTAssertNil", "XCTAssertNoThrow", "XCTAssertNotEqual",
    "XCTAssertNotIdentical", "XCTAssertNotNil", "XCTAssertThrowsError", "XCTAssertTrue",
    "XCTUnwrap",
  ]

  /// Creates an expectation from `#expect` or `#require`. Returns nil for other macros, or if there
  /// is nothing to check.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    guard Self.macros.contains(node.macroName.text), node.pound.presence == .present else {
      return nil
    }
    self.init(
      Call(
        node: Syntax(node), name: node.macroName.text, start: node.pound.start,
        nameEnd: (node.genericArgumentClause.map(\.end)) ?? node.macroName.end,
        leftParen: node.leftParen, arguments: node.arguments, rightParen: node.rightParen,
        hasTrailingClosure: node.trailingClosure != nil
      )
    )
  }

  /// Creates an expectation from a call to a free function. Returns nil if the function checks
  /// nothing.
  init?(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledFunction,
      Self.functions.contains(name.text) || Self.assertions.contains(name.text)
    else { return nil }
    self.init(
      Call(
        node: Syntax(node), name: name.text, start: node.calledExpression.start,
        nameEnd: node.calledExpression.end,
        leftParen: node.leftParen, arguments: node.arguments, rightParen: node.rightParen,
        hasTrailingClosure: node.trailingClosure != nil
      )
    )
  }

  private init?(_ call: Call) {
    guard call.isComplete else { return nil }
    self.init(
      name: call.name, text: call.node.trimmedDescription, offset: call.start, argument: 0,
      before: "", after: ""
    )
    if isXCTest {
      guard !call.specifiesLocation, let last = call.arguments.last else { return nil }
      argument = last.end
      before = last.trailingComma == nil ? ", line: " : " line: "
    } else if let own = call.arguments.first(where: { $0.label?.text == "sourceLocation" }) {
      argument = own.expression.start
      end = own.expression.end
    } else {
      place(in: call)
    }
    operands = operands(of: call)
    if name == "expect", operands.isEmpty, !call.hasTrailingClosure,
      let first = call.arguments.first
    {
      condition = first.label == nil ? first.expression.trimmedDescription : nil
    }
  }

  /// Returns the operands in the order in which they are evaluated.
  private func operands(of call: Call) -> [Operand] {
    let arguments = call.arguments.prefix { $0.label == nil }.map(\.expression)
    guard let first = arguments.first else { return [] }
    switch name {
    case "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertGreaterThan", "XCTAssertLessThan",
      "XCTAssertGreaterThanOrEqual", "XCTAssertLessThanOrEqual", "XCTAssertIdentical",
      "XCTAssertNotIdentical":
      return arguments.prefix(2).flatMap(Operand.whole)
    case "expect": return Operand.sides(of: first)
    case "require", "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil",
      "XCTAssertNotNil", "XCTUnwrap":
      return first.is(SequenceExprSyntax.self) ? Operand.sides(of: first) : Operand.whole(first)
    default: return []
    }
  }

  /// Determines where to insert `sourceLocation`: after all arguments except closures.
  private mutating func place(in call: Call) {
    // In these functions, the parameter for the location precedes the closure.
    if let closure = call.firstClosure {
      argument = closure.start
      (before, after) = ("sourceLocation: ", ", ")
    } else if let last = call.arguments.last {
      argument = last.end
      (before, after) = (last.trailingComma == nil ? ", sourceLocation: " : " sourceLocation: ", "")
    } else if let paren = call.leftParen {
      argument = paren.end
      before = "sourceLocation: "
    } else {
      argument = call.nameEnd
      (before, after) = ("(sourceLocation: ", ")")
    }
  }
}

/// The parts that macro expansions and function calls have in common.
private struct Call {
  var node: Syntax
  var name: String
  var start: Int
  var nameEnd: Int
  var leftParen: TokenSyntax?
  var arguments: LabeledExprListSyntax
  var rightParen: TokenSyntax?
  var hasTrailingClosure: Bool

  /// Whether the call has a closing parenthesis and something to check.
  var isComplete: Bool {
    let isClosed = leftParen == nil || rightParen?.presence == .present
    return isClosed && !node.hasError && (hasTrailingClosure || !arguments.isEmpty)
  }

  /// Whether an XCTest assertion specifies its own location, or has a closure in the position of
  /// its line argument.
  var specifiesLocation: Bool {
    arguments.contains { $0.label?.text == "file" || $0.label?.text == "line" }
      // The error handler is the last parameter, so no location can be appended after it.
      || name == "XCTAssertThrowsError"
        && arguments.last?.expression.is(ClosureExprSyntax.self) == true
  }

  /// The first argument within the parentheses that must follow `sourceLocation`.
  var firstClosure: LabeledExprSyntax? {
    if let performing = arguments.first(where: { $0.label?.text == "performing" }) {
      return performing
    }
    guard SwiftExpectation.functions.contains(name), !hasTrailingClosure else { return nil }
    return arguments.last { $0.label == nil }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called free function, which can be qualified with `Testing` or `XCTest`; nil
  /// for any other call.
  fileprivate var calledFunction: TokenSyntax? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return name.baseName
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      ["Testing", "XCTest"].contains(member.base?.trimmedDescription)
    else { return nil }
    return member.declName.baseName
  }
}
