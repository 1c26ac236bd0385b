#if !canImport(SwiftUI)
  /// Views to look at while they are written, in an editor that can show them.
  ///
  /// There is none here, so the compiler checks the views, and nothing of them is left in the
  /// program.
  ///
  /// ```swift
  /// struct PriceView: View {
  ///   let price: Int
  ///
  ///   var body: some View { Text("\(price) EUR") }
  /// }
  ///
  /// #Preview("Dear") {
  ///   PriceView(price: 1_000)
  /// }
  ///
  /// #expect(Phone(PriceView(price: 3)).shows("3 EUR"))
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the preview is called; its type's name if it is nil.
  ///   - body: The views.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "ComposableMacrosPlugin", type: "PreviewMacro")
#endif
