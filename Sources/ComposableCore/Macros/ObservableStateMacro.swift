/// Makes a struct or an enum an ``ObservableState``, whose observers are told which of its
/// properties changed.
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
/// Each stored `var` of a struct is observed by itself. An enum has the identity of the payload that
/// it holds, so that a payload in another case, or another payload, is another enum.
///
/// A struct that is `Codable` is coded under the names of its properties, or under the author's
/// `CodingKeys`; let the struct itself say that it is, not an extension.
@attached(extension, conformances: ObservableState, names: named(init(from:)), named(encode(to:)))
@attached(
  member,
  names: named(_$id), named(_$mark), named(_$takePlace), named(_$observationRegistrar),
  named(CodingKeys)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservableStateMacro")

/// Observes one property of an ``ObservableState()``, which applies it by itself.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateTrackedMacro")

/// Leaves one property of an ``ObservableState()`` unobserved.
///
/// ```swift
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
///   Issue.record("a change of it notifies nobody")
/// }
/// state.cache = [1]
/// ```
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateIgnoredMacro")
