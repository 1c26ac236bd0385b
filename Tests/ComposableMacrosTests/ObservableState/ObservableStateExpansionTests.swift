import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct ObservableStateExpansionTests {
  @Test func `only stored variables are marked as tracked`() {
    expect(
      """
      @ObservableState
      public struct State {
        var count = 0
        public var name: String
        let id: Int
        static var shared = 1
        var double: Int { count * 2 }
        var observed = 0 { didSet {} }
        @Presents var child: Child.State?
        @ObservationStateIgnored var cache = 0
      }
      """,
      expandsTo: """

        public struct State {
          @ComposableCore.ObservationStateTracked
          var count = 0
          @ComposableCore.ObservationStateTracked
          public var name: String
          let id: Int
          static var shared = 1
          var double: Int { count * 2 }
          @ComposableCore.ObservationStateTracked
          var observed = 0 { didSet {} }
          @Presents var child: Child.State?
          @ObservationStateIgnored var cache = 0

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

          public nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
            _$observationRegistrar.takeOver(from: old._$observationRegistrar)
            old._$observationRegistrar.follow(
            &_count, from: old._count, of: old, keyPath: \\.count,
            as: ComposableCore.StateKinds.of(old._count)
            )
            old._$observationRegistrar.follow(
              &_name, from: old._name, of: old, keyPath: \\.name,
              as: ComposableCore.StateKinds.of(old._name)
            )
            if ComposableCore.StateKinds.differ(id, old.id) {
              return true
            }
            do {
              var value = _observed
              old._$observationRegistrar.follow(
                &value, from: old._observed, of: old, keyPath: \\.observed,
                as: ComposableCore.StateKinds.of(old._observed)
              )
            }
            old._$observationRegistrar.follow(
              &_child, from: old._child, of: old, keyPath: \\.child,
              as: ComposableCore.StateKinds.of(old._child)
            )
            return false
          }
        }

        nonisolated extension State: ComposableCore.ObservableState {
        }
        """,
      macros: ["ObservableState": ObservableStateMacro.self],
      conformances: ["ObservableState"]
    )
  }

  @Test func `a tracked property has storage and accessors`() {
    expect(
      """
      struct State {
        @ObservationStateTracked var count = 0
      }
      """,
      expandsTo: """
        struct State {
          var count {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              _$observationRegistrar.access(self, keyPath: \\.count)
              return _count
            }
            set {
              _$observationRegistrar.assign(
                newValue, to: &_count, of: self, keyPath: \\.count,
                as: ComposableCore.StateKinds.of(newValue)
              )
            }
            _modify {
              let change = _$observationRegistrar.change(
                of: &_count,
                as: ComposableCore.StateKinds.of(_count)
              )
              _$observationRegistrar.begin(change, of: self, keyPath: \\.count)
              defer {
                _$observationRegistrar.end(
                  change, with: _count, of: self, keyPath: \\.count
                )
              }
              yield &_count
            }
          }

          private var _count = 0
        }
        """,
      macros: ["ObservationStateTracked": ObservationStateTrackedMacro.self]
    )
  }

  @Test func `an enum has the identity of its payload`() {
    expect(
      """
      @ObservableState
      enum State {
        case home
        case item(Item.State)
      }
      """,
      expandsTo: """

        enum State {
          case home
          case item(Item.State)

          nonisolated var _$id: ComposableCore.ObservableStateID {
            switch self {
            case .home:
              return ComposableCore.ObservableStateID()
            case .item(let v0):
              return ComposableCore.ObservableStateID(of: v0, inCase: 1)
            }
          }

          nonisolated var _$mark: ComposableCore.StateMark? {
            get {
              switch self {
              case .home:
                return nil
              case .item(let v0):
                return ComposableCore.StateKinds.mark(of: v0)
              }
            }
            set {

              if case .item(var v0) = self {
                ComposableCore.StateKinds.setMark(newValue, of: &v0)
                self = .item(v0)
                return
              }
            }
          }

          nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
            if case .home = old, case .home = self {
            return false
            }
            if case .item(let old) = old, case .item(var v0) = self {
              defer {
                self = .item(v0)
              }
              return ComposableCore.StateKinds.takeOver(
                &v0, from: old, as: ComposableCore.StateKinds.of(old)
              )
            }
            return true
          }
        }

        nonisolated extension State: ComposableCore.ObservableState {
        }
        """,
      macros: ["ObservableState": ObservableStateMacro.self],
      conformances: ["ObservableState"]
    )
  }
}
