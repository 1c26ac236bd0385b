/// Makes a struct a ``Reducer`` by adding what it leaves out, and an enum of reducers one reducer
/// over enums of their states and actions.
///
/// A struct declares its state, its actions and its body:
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
/// The macro gives the cases of `Action`, and of a `State` that is an enum, their case paths.
///
/// An enum lists the features that can be presented from one place, or pushed on one stack:
///
/// ```swift
/// @Reducer
/// struct Counter {
///   struct State { var count = 0 }
///   enum Action {}
///   var body: some ReducerOf<Self> { EmptyReducer() }
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
/// `Destination.State` and `Destination.Action` then have a case for each. `ifLet` and `forEach` need
/// no closure for it, and `store.case` has a case with a child store for each. A case may say how its
/// reducer is made: `case counter(Counter = Counter(step: 2))`.
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
  member,
  names: named(State), named(Action), named(body), named(Body), named(_$features),
  named(CaseScope), named(scope(_:))
)
@attached(memberAttribute)
public macro Reducer() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerMacro")

/// Makes an enum of reducers one reducer, with states and actions that have the named conformances.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   struct State: Equatable { var count = 0 }
///   enum Action: Equatable {}
///   var body: some ReducerOf<Self> { EmptyReducer() }
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
  named(CaseScope), named(scope(_:))
)
@attached(memberAttribute)
public macro Reducer(
  state: SynthesizedConformance..., action: SynthesizedConformance...
) =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerMacro")

/// A conformance that ``Reducer(state:action:)`` can add to the states and the actions of an enum.
public enum SynthesizedConformance {
  case codable, decodable, encodable, equatable, hashable, sendable
}

/// Keeps the payload of one case of an enum of reducers as it is: no reducer works on it.
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
  #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerCaseIgnoredMacro")
