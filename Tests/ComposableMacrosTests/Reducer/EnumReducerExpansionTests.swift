import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct EnumReducerExpansionTests {
  @Test func `45. an enum of reducers gets a state, an action, a body, and an enum of scopes`() {
    expect(
      """
      @Reducer
      enum Destination {
        case detail(Detail), edit(Edit = Edit(step: 2))
      }
      """,
      expandsTo: """

        enum Destination {
          case detail(Detail), edit(Edit = Edit(step: 2))

          @dynamicMemberLookup
          enum State: ComposableCore.CaseReducerState, ComposableCore.CasePathable, ComposableCore._GeneratedCasePaths, ComposableCore.ObservableState {
            case detail(Detail.State)
            case edit(Edit.State)
            typealias StateReducer = Destination
            nonisolated var _$id: ComposableCore.ObservableStateID {
              if case .detail(let v0) = self {
              return ComposableCore.ObservableStateID(of: v0, inCase: 0)
              }
              if case .edit(let v0) = self {
                return ComposableCore.ObservableStateID(of: v0, inCase: 1)
              }
              return ComposableCore.ObservableStateID()
            }
            nonisolated var _$mark: ComposableCore.StateMark? {
              get {
                if case .detail(let v0) = self {
              return ComposableCore.StateKinds.mark(of: v0)
                }
                if case .edit(let v0) = self {
                  return ComposableCore.StateKinds.mark(of: v0)
                }
                return nil
              }
              set {
                if case .detail(var v0) = self {
              ComposableCore.StateKinds.setMark(newValue, of: &v0)
              self = .detail(v0)
              return
                }
                if case .edit(var v0) = self {
                  ComposableCore.StateKinds.setMark(newValue, of: &v0)
                  self = .edit(v0)
                  return
                }
              }
            }
            nonisolated mutating func _$takeOver(from old: Self) -> Swift.Bool {
              if case .detail(let old) = old, case .detail(var v0) = self {
              defer {
                self = .detail(v0)
              }
              return ComposableCore.StateKinds.takeOver(
                &v0, from: old, as: ComposableCore.StateKinds.of(old)
              )
              }
              if case .edit(let old) = old, case .edit(var v0) = self {
                defer {
                  self = .edit(v0)
                }
                return ComposableCore.StateKinds.takeOver(
                  &v0, from: old, as: ComposableCore.StateKinds.of(old)
                )
              }
              return true
            }
            nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              var detail: ComposableCore.AnyCasePath<State, Detail.State> {
                ComposableCore.AnyCasePath(
                  _embed: State.detail,
                  extract: {
                    guard case .detail(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              var edit: ComposableCore.AnyCasePath<State, Edit.State> {
                ComposableCore.AnyCasePath(
                  _embed: State.edit,
                  extract: {
                    guard case .edit(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              typealias Root = State
              func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<State>]> {
                var paths: [ComposableCore.PartialCaseKeyPath<State>] = []
                paths.append(\\.detail)
                paths.append(\\.edit)
                return paths.makeIterator()
              }
            }
            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            nonisolated var _$currentCase: ComposableCore.CurrentCase {
              if case .detail(let v0) = self {
              return ComposableCore.CurrentCase("detail", v0)
              }
              if case .edit(let v0) = self {
                return ComposableCore.CurrentCase("edit", v0)
              }
              return ComposableCore.CurrentCase("")
            }
          }

          enum Action: ComposableCore.CasePathable, ComposableCore._GeneratedCasePaths {
            case detail(Detail.Action)
            case edit(Edit.Action)
            nonisolated struct AllCasePaths: ComposableCore.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              var detail: ComposableCore.AnyCasePath<Action, Detail.Action> {
                ComposableCore.AnyCasePath(
                  _embed: Action.detail,
                  extract: {
                    guard case .detail(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              var edit: ComposableCore.AnyCasePath<Action, Edit.Action> {
                ComposableCore.AnyCasePath(
                  _embed: Action.edit,
                  extract: {
                    guard case .edit(let v0) = $0 else {
                      return nil
                    }
                    return v0
                  }
                )
              }
              typealias Root = Action
              func makeIterator() -> Swift.IndexingIterator<[ComposableCore.PartialCaseKeyPath<Action>]> {
                var paths: [ComposableCore.PartialCaseKeyPath<Action>] = []
                paths.append(\\.detail)
                paths.append(\\.edit)
                return paths.makeIterator()
              }
            }
            nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
            nonisolated var _$currentCase: ComposableCore.CurrentCase {
              if case .detail(let v0) = self {
              return ComposableCore.CurrentCase("detail", v0)
              }
              if case .edit(let v0) = self {
                return ComposableCore.CurrentCase("edit", v0)
              }
              return ComposableCore.CurrentCase("")
            }
          }

          typealias Body = ComposableCore.CaseReducerBody<Self>

          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          static var _$features: some ComposableCore.Reducer<Self.State, Self.Action> {
            ComposableCore.Scope(state: \\Self.State.Cases.detail, action: \\Self.Action.Cases.detail) {
            Detail()
            }
            ComposableCore.Scope(state: \\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Edit(step: 2)
            }
          }

          enum CaseScope {
            case detail(ComposableCore.StoreOf<Detail>)
            case edit(ComposableCore.StoreOf<Edit>)
          }

          @_Concurrency.MainActor
          static func scope(
            _ store: ComposableCore.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.withState(\\.self) {
            case .detail:
            return .detail(store.scope(state: \\.detail, action: \\.detail)!)
            case .edit:
              return .edit(store.scope(state: \\.edit, action: \\.edit)!)
            }
          }
        }

        extension Destination: ComposableCore.Reducer, ComposableCore.CaseReducer {
        }
        """,
      macros: ["Reducer": ReducerMacro.self],
      conformances: ["Reducer", "CaseReducer"]
    )
  }

  @Test func `45. a state and an action that an enum of reducers declares itself are kept`() {
    expect(
      """
      @Reducer
      enum Destination {
        case detail(Detail)
        enum State {}
        enum Action {}
      }
      """,
      expandsTo: """
        enum Destination {
          case detail(Detail)
          @ComposableCore.CasePathable @dynamicMemberLookup
          enum State {}
          @ComposableCore.CasePathable
          enum Action {}

          typealias Body = ComposableCore.CaseReducerBody<Self>

          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          static var _$features: some ComposableCore.Reducer<Self.State, Self.Action> {
            ComposableCore.Scope(state: \\Self.State.Cases.detail, action: \\Self.Action.Cases.detail) {
            Detail()
            }
          }

          enum CaseScope {
            case detail(ComposableCore.StoreOf<Detail>)
          }

          @_Concurrency.MainActor
          static func scope(
            _ store: ComposableCore.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.withState(\\.self) {
            case .detail:
            return .detail(store.scope(state: \\.detail, action: \\.detail)!)
            }
          }
        }
        """,
      macros: ["Reducer": ReducerMacro.self]
    )
  }
}
