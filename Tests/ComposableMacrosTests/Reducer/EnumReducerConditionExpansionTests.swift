import ComposableMacros
import SwiftSyntaxMacros
import Testing

@Suite struct EnumReducerConditionExpansionTests {
  @Test func `45. conditional compilation around cases is kept`() {
    expect(
      """
      @Reducer
      enum Destination {
        #if os(Linux)
        case detail(Detail)
        #else
        case edit(Edit)
        #endif
        enum State {}
        enum Action {}
      }
      """,
      expandsTo: """
        enum Destination {
          #if os(Linux)
          case detail(Detail)
          #else
          case edit(Edit)
          #endif
          @ComposableCore.CasePathable @dynamicMemberLookup
          enum State {}
          @ComposableCore.CasePathable
          enum Action {}

          typealias Body = ComposableCore.CaseReducerBody<Self>

          @ComposableCore.ReducerBuilder<Self.State, Self.Action>
          static var _$features: some ComposableCore.Reducer<Self.State, Self.Action> {
            #if os(Linux)
            ComposableCore.Scope(state: \\Self.State.Cases.detail, action: \\Self.Action.Cases.detail) {
              Detail()
            }
            #else
            ComposableCore.Scope(state: \\Self.State.Cases.edit, action: \\Self.Action.Cases.edit) {
              Edit()
            }
            #endif
          }

          enum CaseScope {
            #if os(Linux)
            case detail(ComposableCore.StoreOf<Detail>)
            #else
            case edit(ComposableCore.StoreOf<Edit>)
            #endif
          }

          @_Concurrency.MainActor
          static func scope(
            _ store: ComposableCore.Store<Self.State, Self.Action>
          ) -> CaseScope {
            switch store.withState(\\.self) {
            #if os(Linux)
            case .detail:
              return .detail(store.scope(state: \\.detail, action: \\.detail)!)
            #else
            case .edit:
              return .edit(store.scope(state: \\.edit, action: \\.edit)!)
            #endif
            }
          }
        }
        """,
      macros: ["Reducer": ReducerMacro.self]
    )
  }
}
