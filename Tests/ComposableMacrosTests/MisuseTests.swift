import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct MisuseTests {
  let reducer: [String: any Macro.Type] = ["Reducer": ReducerMacro.self]

  @Test(arguments: ["class", "actor"])
  func `a reducer must be a struct or an enum`(keyword: String) {
    expect(
      "@Reducer \(keyword) Feature {}",
      expandsTo: "\(keyword) Feature {}",
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@Reducer' can only be applied to a struct or an enum, not to \(keyword) 'Feature'",
          line: 1, column: 10,
          fixIts: [FixItSpec(message: "Replace '\(keyword)' with 'struct'")]
        )
      ],
      fixedSource: "@Reducer struct Feature {}",
      macros: reducer
    )
  }

  @Test(arguments: ["class", "actor"])
  func `an observable state must be a struct or an enum`(keyword: String) {
    expect(
      "@ObservableState \(keyword) State {}",
      expandsTo: "\(keyword) State {}",
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ObservableState' can only be applied to a struct or an enum, not to \(keyword) 'State'",
          line: 1, column: 18,
          fixIts: [FixItSpec(message: "Replace '\(keyword)' with 'struct'")]
        )
      ],
      fixedSource: "@ObservableState struct State {}",
      macros: ["ObservableState": ObservableStateMacro.self]
    )
  }

  @Test(arguments: ["struct", "class"])
  func `only an enum can have case paths`(keyword: String) {
    expect(
      "@CasePathable \(keyword) Route {}",
      expandsTo: "\(keyword) Route {}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' can only be applied to an enum, not to \(keyword) 'Route'",
          line: 1, column: 15,
          fixIts: [FixItSpec(message: "Remove '@CasePathable'")]
        )
      ],
      fixedSource: "\(keyword) Route {}",
      macros: ["CasePathable": CasePathableMacro.self]
    )
  }

  @Test func `the cases of a '@CasePathable' enum must have different names`() {
    expect(
      """
      @CasePathable
      enum Route {
        case page(Int)
        case page(name: String)
      }
      """,
      expandsTo: """
        enum Route {
          case page(Int)
          case page(name: String)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' needs cases with different names: 'page' is declared twice",
          line: 4, column: 8
        )
      ],
      macros: ["CasePathable": CasePathableMacro.self]
    )
  }

  @Test func `a type nested privately in another type can't be extended`() {
    expect(
      """
      struct Outer {
        @CasePathable
        private enum Route {
          case home
        }
      }
      """,
      expandsTo: """
        struct Outer {
          private enum Route {
            case home

            nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              var home: ComposableCore.AnyCasePath<Route, Swift.Void> {
                ComposableCore.AnyCasePath(
                  _embed: {
                    Route.home
                  },
                  extract: {
                    guard case .home = $0 else {
                      return nil
                    }
                    return ()
                  }
                )
              }
              typealias Root = Route
              func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Route>]> {
                var paths: [ComposableCore.PartialCaseKeyPath<Route>] = []
                paths.append(\\.home)
                return paths.makeIterator()
              }
            }

            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }

            nonisolated var _$currentCase: ComposableCore.CurrentCase {
              switch self {
              case .home:
                return ComposableCore.CurrentCase("home")
              }
            }
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "a macro can't extend a type that is 'private' inside another type",
          line: 3, column: 3,
          fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]
        )
      ],
      macros: ["CasePathable": CasePathableMacro.self],
      conformances: ["CasePathable"]
    )
  }

  @Test func `'@Reducer' takes no arguments on a struct`() {
    expect(
      """
      @Reducer(state: .equatable)
      struct Feature {
        var body: Int { 1 }
      }
      """,
      expandsTo: """
        struct Feature {
          var body: Int { 1 }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@Reducer' takes arguments only on an enum: a struct declares its own 'State' and 'Action'",
          line: 1, column: 10,
          fixIts: [FixItSpec(message: "Remove the arguments")]
        )
      ],
      fixedSource: """
        @Reducer
        struct Feature {
          var body: Int { 1 }
        }
        """,
      macros: reducer
    )
  }

  @Test func `a reducer can't have both a body and a reduce method`() {
    expect(
      """
      @Reducer
      struct Feature {
        var body: some ReducerOf<Other> { Other() }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """,
      expandsTo: """
        struct Feature {
          @ComposableCore.ConstantReducerBuilder<Other.State, Other.Action>
          var body: some ReducerOf<Other> { Other() }
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            a reducer can't have both 'body' and 'reduce(into:action:)', because 'body' would \
            never run: remove one of them
            """,
          line: 4, column: 8
        )
      ],
      macros: reducer
    )
  }

  @Test(arguments: [
    ("some Reducer", "the type of a 'body' must include the state and the action"),
    ("ReducerOf<Self>", "the type of a 'body' must be opaque"),
    ("Reducer<State, Action>", "the type of a 'body' must be opaque"),
  ])
  func `the type of a body must be opaque and include the state and the action`(
    type: String, mistake: String
  ) {
    expect(
      "@Reducer struct Feature {\n  var body: \(type) { Child() }\n}",
      expandsTo: "struct Feature {\n  var body: \(type) { Child() }\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "\(mistake): write 'some ReducerOf<Self>'", line: 2, column: 13,
          fixIts: [FixItSpec(message: "Replace '\(type)' with 'some ReducerOf<Self>'")]
        )
      ],
      fixedSource: "@Reducer struct Feature {\n  var body: some ReducerOf<Self> { Child() }\n}",
      macros: ["Reducer": ReducerMacro.self], conformances: ["Reducer", "CaseReducer"]
    )
  }

  @Test(arguments: ["Int", "[Item]", "Item?", "(Item, Int)", "() -> Void", "[Int: Item]"])
  func `a payload type that can't be a reducer is rejected in an enum of reducers`(type: String) {
    expect(
      "@Reducer enum Path {\n  case item(\(type))\n}",
      expandsTo: "enum Path {\n  case item(\(type))\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "'\(type)' isn't a reducer: mark the case 'item' with '@ReducerCaseIgnored'",
          line: 2, column: 13, fixIts: [FixItSpec(message: "Insert '@ReducerCaseIgnored'")]
        )
      ],
      fixedSource: "@Reducer enum Path {\n  @ReducerCaseIgnored case item(\(type))\n}",
      macros: ["Reducer": ReducerMacro.self], conformances: ["Reducer", "CaseReducer"]
    )
  }
}
