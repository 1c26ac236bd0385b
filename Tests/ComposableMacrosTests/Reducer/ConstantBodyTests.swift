import ComposableMacros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// Bodies that `@Reducer` recognizes as constant, and bodies that it doesn't.
@Suite struct ConstantBodyTests {
  @Test(arguments: [
    "Reduce { state, action in if Flags.isOn { state.count += 1 }; return .none }",
    "BindingReducer()",
    #"Scope(state: \.child, action: \.child) { Child() }"#,
    #"Scope(state: \.child, action: \.child) { Feature.Child() }; EmptyReducer()"#,
    "CombineReducers { BindingReducer(); Reduce { _, _ in .none } }",
    #"""
    Reduce { state, action in .none }
      .ifLet(\.$child, action: \.child) { Child() }
      .ifLet(\.$alert, action: \.alert)
      .forEach(\.path, action: \.path)
      .onChange(of: \.count) { old, new in if new > 1 { Reduce { _, _ in .none } } }
    """#,
    "Reduce<State, Action> { _, _ in .none }",
    "Child(step: 2)",
  ])
  func `bodies that consist of operators and initializer calls are constant`(
    _ body: String
  ) throws {
    #expect(
      try attribute(of: body) == "@ComposableCore.ConstantReducerBuilder<Self.State, Self.Action>")
  }

  @Test(arguments: [
    "if Flags.isOn { Child() } else { Other() }",
    "for _ in 0..<Flags.count { Child() }",
    "let step = Flags.step; Child(step: step)",
    "Child(step: Flags.step)",
    "Child(step: step)",
    #"Scope(state: \.child, action: \.child) { if Flags.isOn { Child() } }"#,
    #"Scope(state: \.child, action: \.child) { child }"#,
    "Reduce(core)",
    "Child().dependency(\\.date, date)",
    "child",
    "makeChild()",
    "#if DEBUG\nChild()\n#endif",
  ])
  func `bodies with conditions, variables, or values from outside aren't constant`(
    _ body: String
  ) throws {
    #expect(try attribute(of: body) == "@ComposableCore.ReducerBuilder<Self.State, Self.Action>")
  }

  /// Returns the attribute that the macro adds to a body, or `nil` if it adds none.
  private func attribute(of body: String) throws -> String? {
    let source = "@Reducer struct Feature {\nvar body: some ReducerOf<Self> {\n\(body)\n}\n}"
    let item = try #require(Parser.parse(source: source).statements.first?.item)
    let root = try #require(item.asProtocol((any DeclGroupSyntax).self))
    let attribute = try #require(root.attributes.first?.as(AttributeSyntax.self))
    let member = try #require(root.memberBlock.members.first?.decl)
    return try ReducerMacro.expansion(
      of: attribute, attachedTo: root, providingAttributesFor: member,
      in: BasicMacroExpansionContext()
    ).first?.trimmedDescription
  }
}
