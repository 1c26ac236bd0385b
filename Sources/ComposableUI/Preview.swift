#if !canImport(SwiftUI)
  /// Declares a preview of views, for editors that can show previews.
  ///
  /// Editors can't show previews without SwiftUI. The compiler still checks the views, but the
  /// macro expands to nothing.
  ///
  /// ```swift
  /// struct PriceView: View {
  ///   let price: Int
  ///
  ///   var body: some View { Text("\(price) EUR") }
  /// }
  ///
  /// #Preview("Expensive") {
  ///   PriceView(price: 1_000)
  /// }
  ///
  /// #expect(Phone(PriceView(price: 3)).shows("3 EUR"))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the preview. It's ignored without SwiftUI.
  ///   - body: The views to preview.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "ComposableMacrosPlugin", type: "PreviewMacro")

  /// Declares a preview of views with traits. The traits are ignored.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "ComposableMacrosPlugin", type: "PreviewMacro")

  /// Allows a preview to declare a property with a wrapper such as `@State`.
  ///
  /// ```swift, untested="only an editor shows a preview"
  /// #Preview {
  ///   @Previewable @State var isOpen = true
  ///   Toggle("Open", isOn: $isOpen)
  /// }
  /// ```
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "ComposableMacrosPlugin", type: "PreviewableMacro")

  /// The size or orientation of a preview. It's ignored without SwiftUI.
  public struct PreviewTrait: Sendable {
    /// The layout of a device.
    public static let defaultLayout = PreviewTrait()
    /// The layout of a device in landscape orientation.
    public static let landscapeLeft = PreviewTrait()
    /// The layout of a device in landscape orientation.
    public static let landscapeRight = PreviewTrait()
    /// The layout of a device in portrait orientation.
    public static let portrait = PreviewTrait()
    /// A layout that fits the size of the views.
    public static let sizeThatFitsLayout = PreviewTrait()

    /// Returns a layout of a fixed size.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  }
#endif
