import ComposableMacros
import SwiftSyntaxMacros
import Testing

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

  @Test func `an observed property must have its own declaration`() {
    expectMisuse(
      "var a = 0, b: Int = 1",
      "'@ObservableState' requires a separate 'var' for each property, but 'a' and 'b' share one",
      column: 7, fixIt: "Declare each property separately",
      fixed: "var a = 0\n  var b: Int = 1"
    )
    expectMisuse(
      "public var a, b: Int, c = 2",
      "'@ObservableState' requires a separate 'var' for each property, but 'a', 'b', and 'c' share one",
      column: 14, fixIt: "Declare each property separately",
      fixed: "public var a: Int\n  public var b: Int\n  public var c = 2"
    )
  }

  @Test func `an observed property can't be declared in a tuple pattern`() {
    expectMisuse(
      "var (a, b) = (0, 1)",
      "'@ObservableState' requires a separate 'var' for each property, not a tuple pattern",
      column: 7
    )
  }

  @Test func `a lazy property can't be observed`() {
    expectMisuse(
      "lazy var a = 0", "a 'lazy' property can't be observed", column: 3,
      fixIt: "Insert '@ObservationStateIgnored'", fixed: "@ObservationStateIgnored lazy var a = 0"
    )
  }

  @Test func `a property with a wrapper can't be observed`() {
    expectMisuse(
      "@Clamped(0...1) var a = 0",
      "a property with '@Clamped' can't be observed, because the wrapper stores the value",
      column: 3, fixIt: "Insert '@ObservationStateIgnored'",
      fixed: "@ObservationStateIgnored @Clamped(0...1) var a = 0"
    )
  }

  @Test func `a property with the older '@PresentationState' can't be observed`() {
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
          message:
            "a property with '@PresentationState' can't be observed: use '@Presents' instead",
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
