#if !canImport(SwiftUI)
  /// Declares a preview of views, for editors that can show previews.
  ///
  /// Without SwiftUI, no editor can: the compiler only checks the views, and the macro expands to
  /// nothing.
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
  ///   - name: The name of the preview; by default, the name of the view's type.
  ///   - body: The views to preview.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "ComposableMacrosPlugin", type: "PreviewMacro")
#endif
