/// Makes an optional property of an ``ObservableState()`` a feature that is presented while it is
/// not `nil`.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var settings: String?
/// }
///
/// var state = State()
/// state.settings = "open"
/// #expect(state.$settings.wrappedValue == "open")
/// ```
///
/// The property reads and writes the optional; with a `$` before its name it is the
/// ``PresentationState`` that `ifLet` is given: `ifLet(\.$settings, action: \.settings)`. Both are
/// observed. In the memberwise initialiser the property is `nil` where it is left out.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "PresentsMacro")
