/// Makes a struct conform to ``Reducer`` by adding the members that it lacks, or combines an enum
/// of reducers into one reducer.
///
/// A struct declares its state, actions, and body:
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case increment }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .increment:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
///
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.increment)
/// #expect(store.count == 1)
/// ```
///
/// The macro generates case paths for `Action`, and for `State` if it's an enum.
///
/// In a module whose default isolation is the main actor, the feature and its conformance are also
/// isolated to the main actor, unless the struct is `nonisolated`. If such a feature uses
/// `ReducerOf` for anything but its body, declare the body as `some Reducer<State, Action>`.
///
/// An enum lists the features that can be presented by one property or pushed onto one stack:
///
/// ```swift
/// @Reducer
/// struct Counter {
///   struct State { var count: Int }
///   enum Action {}
/// }
///
/// @Reducer
/// enum Destination {
///   case counter(Counter)
///   case alert(AlertState<Never>)
/// }
///
/// let state = Destination.State.counter(Counter.State(count: 1))
/// #expect(state.counter?.count == 1)
/// ```
///
/// `Destination.State` and `Destination.Action` have a case for each feature. `ifLet` and `forEach`
/// need no closure for such an enum, and `store.case` has a case with a child store for each
/// feature. A case can specify how to create its reducer:
/// `case counter(Counter = Counter(step: 2))`.
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
  member,
  names: named(State), named(Action), named(body), named(Body), named(_$features),
  named(CaseScope), named(scope(_:)), named(ReducerOf)
)
@attached(memberAttribute)
public macro Reducer() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerMacro")

/// Combines an enum of reducers into one reducer, adding conformances to its state and action
/// enums.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   struct State: Equatable { var count: Int }
///   enum Action: Equatable {}
/// }
///
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Destination {
///   case counter(Counter)
/// }
///
/// #expect(Destination.State.counter(.init(count: 1)) != .counter(.init(count: 2)))
/// ```
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
  member,
  names: named(State), named(Action), named(body), named(Body), named(_$features),
  named(CaseScope), named(scope(_:)), named(ReducerOf)
)
@attached(memberAttribute)
public macro Reducer(
  state: SynthesizedConformance..., action: SynthesizedConformance...
) =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerMacro")

/// A conformance that ``Reducer(state:action:)`` can add to the state and action enums.
public enum SynthesizedConformance {
  case codable, decodable, encodable, equatable, hashable, sendable
}

/// Excludes one case of an enum of reducers, so that no reducer handles its payload.
///
/// ```swift
/// import Foundation
///
/// @Reducer
/// enum Destination {
///   @ReducerCaseIgnored case web(URL)
/// }
///
/// let state = Destination.State.web(URL(string: "https://example.com")!)
/// #expect(state.web?.host == "example.com")
/// ```
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerCaseMarkMacro")

/// Marks one case of an enum of reducers as ephemeral state, which is removed when one of its
/// actions is sent.
///
/// Alerts and confirmation dialogs don't need this macro. Use it for a type of your own that
/// conforms to `_EphemeralState`:
///
/// ```swift
/// struct Banner<Action: Equatable>: _EphemeralState, Equatable {
///   var text: String
/// }
///
/// @Reducer
/// struct Inbox {
///   @Reducer
///   enum Destination {
///     @ReducerCaseEphemeral case banner(Banner<BannerAction>)
///     enum BannerAction { case undo }
///   }
///
///   @ObservableState struct State { @Presents var destination: Destination.State? }
///   enum Action { case destination(PresentationAction<Destination.Action>) }
///   var body: some ReducerOf<Self> {
///     EmptyReducer().ifLet(\.$destination, action: \.destination)
///   }
/// }
///
/// let state = Inbox.State(destination: .banner(Banner(text: "Archived")))
/// let store = Store(initialState: state) { Inbox() }
/// store.send(.destination(.presented(.banner(.undo))))
/// #expect(store.destination == nil)
/// ```
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerCaseMarkMacro")
