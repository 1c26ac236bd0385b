/// A custom appearance and behavior for buttons. The body of the style determines which gesture
/// performs the action.
///
/// ```swift
/// struct HoldToConfirm: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onLongPressGesture { configuration.trigger() }
///   }
/// }
///
/// struct CartView: View {
///   @State var isEmpty = false
///
///   var body: some View {
///     Button("Remove all") { isEmpty = true }.buttonStyle(HoldToConfirm())
///     Text(isEmpty ? "Empty" : "2 items")
///   }
/// }
///
/// let phone = Phone(CartView())
/// phone.longPress("Remove all")
/// #expect(phone.shows("Empty"))
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a ``PrimitiveButtonStyle`` arranges.
@MainActor public struct PrimitiveButtonStyleConfiguration {
  /// The role of the button, or `nil` for a plain button.
  public let role: ButtonRole?
  /// The label of the button, as a view.
  public let label: StyledPart
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  public func trigger() { action() }
}

extension Button where Label == StyledPart {
  /// Creates a button from the configuration that a ``PrimitiveButtonStyle`` receives. The style
  /// isn't applied again.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Sets the appearance and the behavior of the buttons in the view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, nil)
      .environment(
        \.primitiveButtonStyle,
        AnyStyle { StyleBody(content: style.makeBody(configuration: $0)) }
      )
  }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var primitiveButtonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}
