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

  @Test func `cases must have different names`() {
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
          message: "a macro cannot extend a type that is 'private' inside another type",
          line: 3, column: 3,
          fixIts: [FixItSpec(message: "Replace 'private' with 'fileprivate'")]
        )
      ],
      macros: ["CasePathable": CasePathableMacro.self],
      conformances: ["CasePathable"]
    )
  }

  @Test func `the macro takes no arguments on a struct`() {
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

  @Test func `a reducer needs a body or a reduce method`() {
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
          message:
            "a reducer can't have both a 'body' and 'reduce(into:action:)': 'body' would never run",
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
  func `the type of a body must include the state and the action`(type: String, mistake: String) {
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
  func `a case in an enum of reducers must hold a reducer or be ignored`(type: String) {
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

  @Test func `the older property wrapper can't be observed`() {
    expect(
      """
      @ObservableState
      enum State {
      }
      @ObservableState
      struct Other {
        @PresentationState var child: Child.State?
      }
      """,
      expandsTo: """
        enum State {

          nonisolated var _$id: ComposableCore.ObservableStateID {
            switch self {

            }
          }

          nonisolated var _$mark: ComposableCore.StateMark? {
            get {
              switch self {

              }
            }
            set {

            }
          }
        }
        struct Other {
          @PresentationState var child: Child.State?

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          nonisolated var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          nonisolated var _$mark: ComposableCore.StateMark? {
            get {
              _$observationRegistrar.mark
            }
            set {
              if let newValue {
                _$observationRegistrar.mark = newValue
              }
            }
          }

          nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
            _$observationRegistrar.takeOver(from: old._$observationRegistrar)

            return false
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@PresentationState' cannot be observed in '@ObservableState': use '@Presents'",
          line: 6, column: 3,
          fixIts: [FixItSpec(message: "Replace '@PresentationState' with '@Presents'")]
        )
      ],
      fixedSource: """
        @ObservableState
        enum State {
        }
        @ObservableState
        struct Other {
          @Presents var child: Child.State?
        }
        """,
      macros: ["ObservableState": ObservableStateMacro.self]
    )
  }
}

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
      "'@Presents' needs an optional: 'child' is 'nil' while it is dismissed", column: 24,
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

  @Test(arguments: ["struct", "class"])
  func `a presented property must be in an observable struct`(keyword: String) {
    expect(
      "\(keyword) State {\n  @Presents var child: Child.State?\n}",
      expandsTo: "\(keyword) State {\n  var child: Child.State?\n}",
      diagnostics: [
        DiagnosticSpec(
          message: keyword == "struct"
            ? "'@Presents' needs an observed state: write '@ObservableState' before 'struct State'"
            : "'@Presents' can only be applied in a struct, not in class State",
          line: 2, column: 3
        )
      ],
      macros: ["Presents": PresentsMacro.self]
    )
  }
}

@Suite struct UnobservableTests {
  func expectMisuse(
    _ source: String, _ message: String, column: Int, fixIt: String? = nil, fixed: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(
      "@ObservableState\nstruct State {\n  \(source)\n}",
      expandsTo: """
        struct State {
          \(source)

          var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()

          nonisolated var _$id: ComposableCore.ObservableStateID {
            _$observationRegistrar.id
          }

          nonisolated var _$mark: ComposableCore.StateMark? {
            get {
              _$observationRegistrar.mark
            }
            set {
              if let newValue {
                _$observationRegistrar.mark = newValue
              }
            }
          }

          nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
            _$observationRegistrar.takeOver(from: old._$observationRegistrar)

            return false
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: message, line: 3, column: column,
          fixIts: fixIt.map { [FixItSpec(message: $0)] } ?? []
        )
      ],
      fixedSource: fixed.map { "@ObservableState\nstruct State {\n  \($0)\n}" },
      macros: ["ObservableState": ObservableStateMacro.self],
      sourceLocation: sourceLocation
    )
  }

  @Test func `a property must have its own declaration`() {
    expectMisuse(
      "var a = 0, b: Int = 1",
      "'@ObservableState' needs each property to be declared by itself: 'a', 'b' share one 'var'",
      column: 7, fixIt: "Declare each property by itself",
      fixed: "var a = 0\n  var b: Int = 1"
    )
    expectMisuse(
      "public var a, b: Int, c = 2",
      "'@ObservableState' needs each property to be declared by itself: 'a', 'b', 'c' share one 'var'",
      column: 14, fixIt: "Declare each property by itself",
      fixed: "public var a: Int\n  public var b: Int\n  public var c = 2"
    )
  }

  @Test func `a property can't be declared in a tuple`() {
    expectMisuse(
      "var (a, b) = (0, 1)",
      "'@ObservableState' needs each property to be declared by itself, not in a tuple", column: 7
    )
  }

  @Test func `a lazy property can't be observed`() {
    expectMisuse(
      "lazy var a = 0", "a 'lazy' property cannot be observed", column: 3,
      fixIt: "Insert '@ObservationStateIgnored'", fixed: "@ObservationStateIgnored lazy var a = 0"
    )
  }

  @Test func `a property with a wrapper can't be observed`() {
    expectMisuse(
      "@Clamped(0...1) var a = 0",
      "'@Clamped' cannot be observed: a property wrapper stores the value itself", column: 3,
      fixIt: "Insert '@ObservationStateIgnored'",
      fixed: "@ObservationStateIgnored @Clamped(0...1) var a = 0"
    )
  }
}

@Suite struct ClientMisuseTests {
  @Test func `an endpoint with a result needs a default`() {
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
          message: "'random' needs a default value: it does not throw and returns a value",
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

  @Test func `a view with view actions needs a store`() {
    expect(
      "@ViewAction(for: Feature.self) struct FeatureView {}",
      expandsTo: "struct FeatureView {}",
      diagnostics: [
        DiagnosticSpec(
          message: "'@ViewAction' needs 'FeatureView' to have a property 'store'",
          line: 1, column: 1
        )
      ],
      macros: ["ViewAction": ViewActionMacro.self]
    )
  }
}
