import SwiftParser
import SwiftSyntax

/// Returns a test file's code with its tests turned into plain functions, and the calls to those
/// functions.
///
/// Columns don't change. A test with parameters, or inside an `#if`, remains a test.
package func withoutTests(_ code: String) -> (code: String, calls: [String]) {
  let finder = TestFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: code))
  var bytes = Array(code.utf8)
  for range in finder.attributes {
    for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
  }
  return (String(decoding: bytes, as: UTF8.self), finder.calls)
}

/// A visitor that finds the tests to turn into plain functions.
private final class TestFinder: SyntaxVisitor {
  private(set) var attributes: [Range<Int>] = []
  private(set) var calls: [String] = []
  private var path: [String] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let test = node.attributes.first { element in
      element.trimmedDescription.prefix { $0 != "(" }.split(separator: ".").last
        .map { $0 == "Test" || $0 == "@Test" } ?? false
    }
    if let test, node.signature.parameterClause.parameters.isEmpty {
      let range = test.trimmedRange
      attributes.append(range.lowerBound.utf8Offset..<range.upperBound.utf8Offset)
      calls.append(call(of: node))
    }
    return .skipChildren
  }

  private func call(of node: FunctionDeclSyntax) -> String {
    let type = path.joined(separator: ".")
    let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    let owner = path.isEmpty ? "" : isStatic ? type + "." : type + "()."
    let result = node.signature.returnClause == nil ? "" : "_ = "
    return "\(result)try await \(owner)\(node.name.text)()"
  }
}
