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
  /// An environment value needs a default value or an optional type. If the value isn't `Sendable`,
  /// the variable also needs an explicit type. A focused value needs an optional type, because it's
  /// `nil` if no view publishes it.
  @attached(accessor)
  @attached(peer, names: prefixed(_EntryKey_))
  public macro Entry() = #externalMacro(module: "ComposableMacrosPlugin", type: "EntryMacro")
#endif
