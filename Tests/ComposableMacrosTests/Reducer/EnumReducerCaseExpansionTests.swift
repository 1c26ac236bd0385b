import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct EnumReducerCaseExpansionTests {
  @Test func `45. a case without a reducer keeps its payload`() {
    expect(
      """
      @Reducer(state: .equatable, action: .sendable)
      public enum Destination {
        case alert(AlertState<Alert>)
        case nothing
        @ReducerCaseIgnored case web(URL)
      }
      """,
      expandsTo: """

        public enum Destination {
          case alert(AlertState<Alert>)
          case nothing
          @ReducerCaseIgnored case web(URL)

          @dynamicMemberLookup
          public enum State: ComposableCore.CaseReducerState, ComposableCore.CasePathable, ComposableCore._GeneratedCasePaths, ComposableCore.ObservableState, Swift.Equatable {
            case alert(AlertState<Alert>)
            case nothing
            case web(URL)
            public typealias StateReducer = Destination
            public nonisolated var _$id: ComposableCore.ObservableStateID {
              switch self {
              case .alert(let v0):
                return ComposableCore.ObservableStateID(of: v0, inCase: 0)
              case .nothing:
                return ComposableCore.ObservableStateID()
              case .web(let v0):
                return ComposableCore.ObservableStateID(of: v0, inCase: 2)
              }
            }
            public nonisolated var _$mark: ComposableCore.StateMark? {
              get {
                switch self {
                case .alert(let v0):
                  return ComposableCore.StateKinds.mark(of: v0)
                case .nothing:
                  return nil
                case .web(let v0):
                  return ComposableCore.StateKinds.mark(of: v0)
                }
              }
              set {
                if case .alert(var v0) = self {
              ComposableCore.StateKinds.setMark(newValue, of: &v0)
              self = .alert(v0)
              return
                }

                if case .web(var v0) = self {
                  ComposableCore.StateKinds.setMark(newValue, of: &v0)
                  self = .web(v0)
                  return
                }
              }
            }
            public nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
              if case .alert(let old) = old, case .alert(var v0) = self {
              defer {
                self = .alert(v0)
              }
              return ComposableCore.StateKinds.takeOver(
                &v0, from: old, as: ComposableCore.StateKinds.of(old)
              )
              }
              if case .nothing = old, case .nothing = self {
                return false
              }
              if case .web(let old) = old, case .web(var v0) = self {
                defer {
                  self = .web(v0)
                }
                return ComposableCore.StateKinds.takeOver(
                  &v0, from: old, as: ComposableCore.StateKinds.of(old)
                )
              }
              return true
            }
            public nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var alert: ComposableCore.AnyCasePath<State, AlertState<Alert>> {
                ComposableCore.AnyCasePath(
                  _embed: State.alert,
                  extract: {
                    guard case .alert(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var nothing: ComposableCore.AnyCasePath<State, Swift.Void> {
                ComposableCore.AnyCasePath(
                  _embed: {
                    State.nothing
                  },
                  extract: {
                    guard case .nothing = $0 else {
                      return nil
                    }
                    return ()
                  }
                )
              }
              public var web: ComposableCore.AnyCasePath<State, URL> {
                ComposableCore.AnyCasePath(
                  _embed: State.web,
                  extract: {
                    guard case .web(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public typealias Root = State
              public func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<State>]> {
                var paths: [ComposableCore.PartialCaseKeyPath<State>] = []
                paths.append(\\.alert)
                paths.append(\\.nothing)
                paths.append(\\.web)
                return paths.makeIterator()
              }
            }
            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            public nonisolated var _$currentCase: ComposableCore.CurrentCase {
              switch self {
              case .alert(let v0):
                return ComposableCore.CurrentCase("alert", v0)
              case .nothing:
                return ComposableCore.CurrentCase("nothing")
              case .web(let v0):
                return ComposableCore.CurrentCase("web", v0)
              }
            }
          }

          public enum Action: ComposableCore.CasePathable, ComposableCore._GeneratedCasePaths, Swift.Sendable {
            case alert(Alert)
            case nothing(Swift.Never)
            case web(Swift.Never)
            public nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public var alert: ComposableCore.AnyCasePath<Action, Alert> {
                ComposableCore.AnyCasePath(
                  _embed: Action.alert,
                  extract: {
                    guard case .alert(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var nothing: ComposableCore.AnyCasePath<Action, Swift.Never> {
                ComposableCore.AnyCasePath(
                  _embed: Action.nothing,
                  extract: {
                    guard case .nothing(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public var web: ComposableCore.AnyCasePath<Action, Swift.Never> {
                ComposableCore.AnyCasePath(
                  _embed: Action.web,
                  extract: {
                    guard case .web(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              public typealias Root = Action
              public func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Action>]> {
                var paths: [ComposableCore.PartialCaseKeyPath<Action>] = []
                paths.append(\\.alert)
                paths.append(\\.nothing)
                paths.append(\\.web)
                return paths.makeIterator()
              }
            }
            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            public nonisolated var _$currentCase: ComposableCore.CurrentCase {
              if case .alert(let v0) = self {
              return ComposableCore.CurrentCase("alert", v0)
              }
              if case .nothing(let v0) = self {
                return ComposableCore.CurrentCase("nothing", v0)
              }
              if case .web(let v0) = self {
                return ComposableCore.CurrentCase("web", v0)
              }
              return ComposableCore.CurrentCase("")
            }
          }

          public typealias Body = ComposableCore.CaseReducerBody<Self>

          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          public static var _$features: some ComposableCore.Reducer<Self.State, Self.Action> {



          }

          public enum CaseScope {
            case alert(AlertState<Alert>)
            case nothing
            case web(URL)
          }

          @_Concurrency.MainActor
          public static func scope(
            _ store: ComposableCore.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.withState(\\.self) {
            case .alert(let v0):
            return .alert(v0)
            case .nothing:
              return .nothing
            case .web(let v0):
              return .web(v0)
            }
          }
        }
        """,
      macros: ["Reducer": ReducerMacro.self]
    )
  }
}
