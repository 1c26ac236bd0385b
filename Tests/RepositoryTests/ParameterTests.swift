import SwiftSyntax
import Testing

/// Compares the numbers of parameters with the section "Sizes" of `HowItWorks.md`.
@Suite struct ParameterTests {
  @Test func `functions with more than four parameters are public, memberwise, or listed`() throws {
    let listed = try Self.exceptions()
    #expect(!listed.isEmpty)
    var count = 0
    var found: [String] = []
    for file in try RepositoryFiles.sources() {
      let isLibrary = file.path.contains("/Sources/")
      for function in FunctionFinder.functions(in: file.text) {
        count += 1
        let isSignature = isLibrary && function.isPublic
        if function.parameters.count > 4, !isSignature, !function.isMemberwise {
          found.append(function.name)
        }
      }
    }

    #expect(count > 4_000)
    #expect(found.sorted() == listed.sorted())
  }

  @Test func `parameters are counted in every kind of declaration`() {
    let text = """
      struct Hike {
        @discardableResult
        public func walk<Path: Sequence>(_ path: Path, by: Dictionary<Int, Int>, _: (Int, Int)) {}

        init?(a: Int, line: UInt = #line, fileID: StaticString = #fileID, b: [Int: Int] = [1: 2]) {
          self.a = a
          (self.b, c) = (b, 1)
        }

        package init(a: Int, d: (Int) -> Void = { _ in }) {
          self.a = a + 1
          self.d = d
        }
        func rest() {}
      }
      extension Tour.Guide {
        func point(to place: Place) { func turn() {} }
      }
      func stop() {}
      """

    let found = FunctionFinder.functions(in: text)

    #expect(
      found.map(\.name) == [
        "Hike.walk", "Hike.init", "Hike.init", "Hike.rest", "Tour.Guide.point", "Tour.Guide.turn",
        "stop",
      ])
    let parameters = [["path", "by", "_"], ["a", "b"], ["a", "d"], [], ["place"], [], []]
    #expect(found.map(\.parameters) == parameters)
    #expect(found.map(\.isPublic) == [true, false, false, false, false, false, false])
    #expect(found.map(\.isMemberwise) == [false, true, false, false, false, false, false])
  }

  /// Returns the names in the list that ends the section.
  private static func exceptions() throws -> [String] {
    let text = try RepositoryFiles.article()
    let start = try #require(text.firstRange(of: "These functions have more parameters:"))
    let end = try #require(text[start.upperBound...].firstRange(of: ".\n\n"))
    return text[start.upperBound..<end.lowerBound].matches(of: /`([\w.]+\.\w+)`/)
      .map { String($0.1) }
  }
}

/// A function or an initializer.
private struct Function {
  /// The name with the type that contains the function, as in `Hike.walk`.
  var name: String
  /// The names of the parameters inside the function, except for those that describe the call, such
  /// as `fileID` and `isolation`.
  var parameters: [String]
  var isPublic: Bool
  /// Whether it is an initializer that assigns each argument to the property with the name of the
  /// parameter.
  var isMemberwise: Bool
}

/// A search for the functions and initializers of a file.
private final class FunctionFinder: SyntaxVisitor {
  private static let callSite: Set = ["fileID", "filePath", "file", "line", "column", "isolation"]
  private var functions: [Function] = []

  static func functions(in text: String) -> [Function] {
    let finder = FunctionFinder(viewMode: .sourceAccurate)
    finder.walk(RepositoryFiles.tree(of: text))
    return finder.functions
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.qualified(node.name.text), node.signature, node.modifiers, setting: [])
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.qualified("init"), node.signature, node.modifiers, setting: ownProperties(setBy: node))
  }

  private func add(
    _ name: String, _ signature: FunctionSignatureSyntax, _ modifiers: DeclModifierListSyntax,
    setting properties: Set<String>
  ) -> SyntaxVisitorContinueKind {
    let parameters = signature.parameterClause.parameters
      .map { ($0.secondName ?? $0.firstName).text }.filter { !Self.callSite.contains($0) }
    functions.append(
      Function(
        name: name, parameters: parameters,
        isPublic: modifiers.contains { $0.name.tokenKind == .keyword(.public) },
        isMemberwise: !parameters.isEmpty && properties.isSuperset(of: parameters)))
    return .visitChildren
  }
}

/// Returns the properties that an initializer sets to the value of the same name, one by one or, as
/// in `(self.a, self.b) = (a, b)`, several at once.
private func ownProperties(setBy initializer: InitializerDeclSyntax) -> Set<String> {
  let statements = initializer.body?.statements ?? []
  let assignments = statements.compactMap { $0.item.as(SequenceExprSyntax.self)?.elements }
    .filter { $0.count == 3 && $0.dropFirst().first?.is(AssignmentExprSyntax.self) == true }
  let pairs = assignments.flatMap { zip(values(of: $0.first!), values(of: $0.last!)) }
  return Set(pairs.compactMap { target, value in "self.\(value)" == target ? value : nil })
}

/// Returns the source of an expression, or of each element of a tuple.
private func values(of expression: ExprSyntax) -> [String] {
  guard let tuple = expression.as(TupleExprSyntax.self) else {
    return [expression.trimmedDescription]
  }
  return tuple.elements.map(\.expression.trimmedDescription)
}
