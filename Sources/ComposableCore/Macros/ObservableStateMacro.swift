/// Makes a struct or an enum conform to ``ObservableState``, so that it notifies observers of
/// changes to each property.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @Presents var help: String?
/// }
///
/// var state = State()
/// state.help = "Tap the button"
/// #expect(state == State(help: "Tap the button"))
/// ```
///
/// Each stored `var` of a struct is observed separately. An enum takes its identity from its
/// payload, so changing the case or replacing the payload changes the identity of the enum.
///
/// The coding keys of a `Codable` struct are the names of its properties, unless it declares its
/// own `CodingKeys`. Declare the conformance on the struct itself, not in an extension.
@attached(extension, conformances: ObservableState, names: named(init(from:)), named(encode(to:)))
@attached(
  member,
  names: named(_$id), named(_$mark), named(_$takeOver), named(_$observationRegistrar),
  named(CodingKeys)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservableStateMacro")

/// Makes a property of an ``ObservableState()`` type observable. `@ObservableState` applies this
/// macro automatically.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateTrackedMacro")

/// Excludes a property of an ``ObservableState()`` type from observation.
///
/// ```swift, unreached="a change to 'cache' notifies no observer"
/// import Observation
///
/// @ObservableState
/// struct State {
///   var count = 0
///   @ObservationStateIgnored var cache: [Int] = []
/// }
///
/// var state = State()
/// withObservationTracking {
///   #expect(state.cache == [])
/// } onChange: {
///   Issue.record("a change to 'cache' notified an observer")
/// }
/// state.cache = [1]
/// ```
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateIgnoredMacro")
