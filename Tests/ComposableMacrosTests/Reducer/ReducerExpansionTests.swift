import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct ReducerExpansionTests {
  let macros: [String: any Macro.Type] = ["Reducer": ReducerMacro.self]

  @Test func `44. a builder is derived from the opaque type, and case paths are added`() {
    expect(
      """
      @Reducer
      struct Feature {
        enum State {}
        enum Action {}
        var body: some Reducer<State, Action> { Child() }
      }
      """,
      expandsTo: """
        struct Feature {
          @ComposableCore.CasePathable @dynamicMemberLookup
          enum State {}
          @ComposableCore.CasePathable
          enum Action {}
          @ComposableCore.ConstantReducerBuilder<State, Action>
          var body: some Reducer<State, Action> { Child() }
        }
        """,
      macros: macros
    )
  }

  @Test func `44. existing members aren't added again`() {
    let source = """
      struct Feature {
        @dynamicMemberLookup
        @CasePathable
        enum State {}
        @CasePathable
        enum Action {}
        @ReducerBuilder<State, Action>
        var body: some Reducer<State, Action> { Child() }
      }
      """
    expect("@Reducer\n\(source)", expandsTo: source, macros: macros)
  }

  @Test(arguments: [
    "var body: some Reducer<Int, Int> { return Child() }", "var body: Reduce<Int, Int> { Child() }",
    "let body = Child()",
  ])
  func
    `44. no result builder is added to a body with a return statement or a type that isn't opaque`(
      body: String
    )
  {
    let source = """
      struct Feature {
        \(body)
      }
      """
    expect("@Reducer\n\(source)", expandsTo: source, macros: macros)
  }

  @Test func `44. only a body is added to a feature that declares its state and its actions`() {
    expect(
      """
      @Reducer
      struct Feature {
        struct State {}
        @CasePathable
        enum Action {}
      }
      """,
      expandsTo: """
        struct Feature {
          struct State {}
          @CasePathable
          enum Action {}

          var body: some ComposableCore.Reducer<State, Action> {
            ComposableCore.EmptyReducer<State, Action>()
          }
        }
        """,
      macros: macros
    )
  }

  @Test func `44. generated members have the access level of the feature`() {
    expect(
      """
      @Reducer
      public struct Feature {
      }
      """,
      expandsTo: """
        public struct Feature {

          public struct State: ComposableCore.ObservableState, Swift.Codable, Swift.Hashable, Swift.Sendable {
            var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
            public nonisolated var _$id: ComposableCore.ObservableStateID {
              _$observationRegistrar.id
            }
            public nonisolated var _$mark: ComposableCore.StateMark? {
              get {
                _$observationRegistrar.mark
              }
              set {
                if let newValue {
                  _$observationRegistrar.mark = newValue
                }
              }
            }
            public init() {
            }
          }

          public enum Action: Swift.Hashable, Swift.Sendable {
          }

          public var body: some ComposableCore.Reducer<State, Action> {
            ComposableCore.EmptyReducer<State, Action>()
          }
        }
        """,
      macros: macros
    )
  }

  @Test func `44. with isolated conformances, 'ReducerOf' refers to the feature's types`() {
    expect(
      """
      @Reducer
      public struct Feature {
        public var body: some ReducerOf<Self> { return Child() }
      }
      """,
      expandsTo: """
        public struct Feature {
          public var body: some ReducerOf<Self> { return Child() }

          #if hasFeature(InferIsolatedConformances)
          public typealias ReducerOf<R> = ComposableCore.Reducer<State, Action>
          #endif
        }
        """,
      macros: macros
    )
  }

  @Test(arguments: [
    "nonisolated struct Feature {\n  var body: some ReducerOf<Self> { return Child() }\n}",
    "struct Feature {\n  var body: some ReducerOf<Other> { return Child() }\n}",
    """
    struct Feature {
      var body: some ReducerOf<Self> { return Child() }
      func log(_ other: some ReducerOf<Other>) {}
    }
    """,
  ])
  func `44. 'ReducerOf' isn't redeclared if it is used for another reducer`(source: String) {
    expect("@Reducer\n\(source)", expandsTo: source, macros: macros)
  }
}
