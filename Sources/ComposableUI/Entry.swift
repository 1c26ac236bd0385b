#if !canImport(SwiftUI)
  /// Declares an environment value in an extension of ``EnvironmentValues``, or a focused value in
  /// an extension of ``FocusedValues``.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var currency = "EUR"
  /// }
  ///
  /// struct PriceView: View {
  ///   @Environment(\.currency) var currency
  ///
  ///   var body: some View { Text("3 \(currency)") }
  /// }
  ///
  /// #expect(Phone(PriceView()).shows("3 EUR"))
  /// #expect(Phone(PriceView().environment(\.currency, "CHF")).shows("3 CHF"))
  /// ```
  ///
  /// The variable needs a default value or an optional type. If the value isn't `Sendable`, the
  /// variable also needs an explicit type.
  @attached(accessor)
  @attached(peer, names: prefixed(_EntryKey_))
  public macro Entry() = #externalMacro(module: "ComposableMacrosPlugin", type: "EntryMacro")
#endif
