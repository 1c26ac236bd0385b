import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct PresentsMisuseTests {
  func expectMisuse(
    _ source: String, _ message: String, column: Int, fixIt: String? = nil, fixed: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(
      "@ObservableState struct State {\n  @Presents \(source)\n}",
      expandsTo: "@ObservableState struct State {\n  \(source)\n}",
      diagnostics: [
        DiagnosticSpec(
          message: message, line: 2, column: column,
          fixIts: fixIt.map { [FixItSpec(message: $0)] } ?? []
        )
      ],
      fixedSource: fixed.map { "@ObservableState struct State {\n  @Presents \($0)\n}" },
      macros: ["Presents": PresentsMacro.self],
      sourceLocation: sourceLocation
    )
  }

  @Test func `a presented property must be optional`() {
    expectMisuse(
      "var child: Child.State",
      "'@Presents' needs an optional: 'child' is 'nil' while nothing is presented", column: 24,
      fixIt: "Replace 'Child.State' with 'Child.State?'", fixed: "var child: Child.State?"
    )
  }

  @Test func `a presented property needs a type annotation`() {
    expectMisuse(
      "var child = Child.State()",
      "'@Presents' needs an explicit optional type for 'child'", column: 17
    )
  }

  @Test func `a presented property must be mutable`() {
    expectMisuse(
      "let child: Child.State?",
      "'@Presents' needs a 'var', because a 'let' can't be set to 'nil'", column: 13,
      fixIt: "Replace 'let' with 'var'", fixed: "var child: Child.State?"
    )
  }

  @Test func `a presented property must be stored`() {
    expectMisuse(
      "var child: Child.State? { nil }",
      "'@Presents' can only be applied to a stored property", column: 3
    )
  }

  @Test func `a presented property can't be static`() {
    expectMisuse(
      "static var child: Child.State?",
      "'@Presents' can only be applied to an instance property: remove 'static'", column: 3
    )
  }

  @Test func `presented properties can't be declared in a tuple pattern`() {
    expectMisuse(
      "var (first, second): (Child.State?, Child.State?)",
      "'@Presents' requires a separate 'var' for each property, not a tuple pattern", column: 17
    )
  }

  @Test(arguments: ["struct", "class"])
  func `a presented property must be in an observable struct`(keyword: String) {
    expect(
      "\(keyword) State {\n  @Presents var child: Child.State?\n}",
      expandsTo: "\(keyword) State {\n  var child: Child.State?\n}",
      diagnostics: [
        DiagnosticSpec(
          message: keyword == "struct"
            ? "'@Presents' needs observable state: mark 'struct State' with '@ObservableState'"
            : "'@Presents' can only be applied to a property of a struct, not of class 'State'",
          line: 2, column: 3
        )
      ],
      macros: ["Presents": PresentsMacro.self]
    )
  }
}
