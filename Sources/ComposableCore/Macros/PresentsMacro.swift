/// Marks an optional property of an ``ObservableState()`` type as the state of a feature that's
/// presented while the property isn't `nil`.
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
/// The property reads and writes the optional. Its `$` projection is the ``PresentationState`` to
/// pass to `ifLet`: `ifLet(\.$settings, action: \.settings)`. Both are observed. In the memberwise
/// initializer, the property defaults to `nil`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "PresentsMacro")
