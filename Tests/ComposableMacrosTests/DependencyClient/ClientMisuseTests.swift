import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct ClientMisuseTests {
  @Test func `an endpoint that can't throw and returns a nonoptional value needs a default`() {
    expect(
      """
      @DependencyClient
      struct Client {
        var random: @Sendable (Int) -> Int
      }
      """,
      expandsTo: """
        struct Client {
          var random: @Sendable (Int) -> Int
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'random' needs a default value, because it returns a value and can't throw",
          line: 3, column: 7,
          fixIts: [FixItSpec(message: "Insert a default value")]
        )
      ],
      fixedSource: """
        @DependencyClient
        struct Client {
          var random: @Sendable (Int) -> Int = { _ in <#Int#> }
        }
        """,
      macros: ["DependencyClient": DependencyClientMacro.self]
    )
  }

  @Test func `a view with '@ViewAction' needs a store`() {
    expect(
      "@ViewAction(for: Feature.self) struct FeatureView {}",
      expandsTo: "struct FeatureView {}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' needs 'FeatureView' to have a 'store' property",
          line: 1, column: 1
        )
      ],
      macros: ["ViewAction": ViewActionMacro.self]
    )
  }
}
