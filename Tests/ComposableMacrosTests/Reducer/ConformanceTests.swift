import ComposableMacros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite struct ConformanceTests {
  @Test func `a conformance in the source isn't added again`() throws {
    try check(
      """
      @Reducer
      enum Destination: Reducer {
        case alert(AlertState<Never>)
      }
      """,
      conformsTo: ["ComposableCore.CaseReducer"], of: ["CaseReducer"]
    )
    try check(
      """
      @Reducer
      struct Feature: Reducer {
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      conformsTo: [], of: ["CaseReducer"]
    )
    try check(
      """
      @Reducer
      enum Destination {
        case alert(AlertState<Never>)
      }
      """,
      conformsTo: ["ComposableCore.Reducer", "ComposableCore.CaseReducer"],
      of: ["Reducer", "CaseReducer"]
    )
  }

  /// Checks which of the conformances that the compiler requests are added by `@Reducer`.
  private func check(
    _ source: String, conformsTo written: [String], of asked: [TypeSyntax]
  ) throws {
    let item = try #require(Parser.parse(source: source).statements.first?.item)
    let root = try #require(item.asProtocol((any DeclGroupSyntax).self))
    let attribute = try #require(root.attributes.first?.as(AttributeSyntax.self))
    let extensions = try ReducerMacro.expansion(
      of: attribute, attachedTo: root, providingExtensionsOf: "Type" as TypeSyntax,
      conformingTo: asked, in: BasicMacroExpansionContext()
    )
    let types = extensions.flatMap { $0.inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
    #expect(types.map(\.trimmedDescription) == written)
  }

  @Test func `a conformance has the availability of its type and the enclosing types`() {
    expect(
      """
      @available(macOS 26, *)
      struct Outer {
        @available(iOS 26, *)
        @CasePathable
        public enum Route {
        }
      }
      """,
      expandsTo: """
        @available(macOS 26, *)
        struct Outer {
          @available(iOS 26, *)
          public enum Route {

            public nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public typealias Root = Route
              public func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Route>]> {
                let paths: [ComposableCore.PartialCaseKeyPath<Route>] = []
                return paths.makeIterator()
              }
            }

            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            public nonisolated var _$currentCase: ComposableCore.CurrentCase {
              switch self {

              }
            }
          }
        }

        @available(iOS 26, *)
        @available(macOS 26, *)
        nonisolated extension Outer.Route: ComposableCore.CasePathable, ComposableCore._GeneratedCasePaths {
        }
        """,
      macros: ["CasePathable": CasePathableMacro.self],
      conformances: ["CasePathable", "_GeneratedCasePaths"]
    )
  }
}
