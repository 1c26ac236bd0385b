/// The content that a custom style arranges, such as the label of a button.
public struct StyledPart: View, PrimitiveView {
  let content: any View

  func children(in node: Node) -> [Child] { [node.child(.content, content)] }
}

/// A custom appearance for labels, built from their titles and icons.
///
/// ```swift
/// struct Reversed: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.icon; Text("-"); configuration.title }
///   }
/// }
///
/// let phone = Phone(Label("Favorites", systemImage: "star").labelStyle(Reversed()))
/// #expect(phone.shows("(star) - Favorites"))
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label that a ``LabelStyle`` arranges.
public struct LabelStyleConfiguration {
  /// The title of the label, as a view.
  public let title: StyledPart
  /// The icon of the label, as a view.
  public let icon: StyledPart
}

/// A custom appearance for buttons. Tapping the body of the style performs the button's action.
///
/// ```swift
/// struct Loud: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.label; Text("!") }
///   }
/// }
///
/// let phone = Phone(Button("Buy") {}.buttonStyle(Loud()))
/// #expect(phone.shows("[Buy !]"))
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that a ``ButtonStyle`` arranges.
public struct ButtonStyleConfiguration {
  /// The role of the button, or `nil` for a plain button.
  public let role: ButtonRole?
  /// The label of the button, as a view.
  public let label: StyledPart
  /// Whether the button is being pressed. It's always `false`, because a tap in a test has no
  /// duration.
  public let isPressed = false
}

/// A custom appearance for progress views.
///
/// ```swift
/// struct Fraction: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(configuration.fractionCompleted ?? 0) done")
///   }
/// }
///
/// #expect(Phone(ProgressView(value: 0.5).progressViewStyle(Fraction())).shows("0.5 done"))
/// ```
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that a ``ProgressViewStyle`` arranges.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction, from 0 to 1, or `nil` if it's unknown.
  public let fractionCompleted: Double?
  let title: String

  /// The label, or `nil` if the view has none.
  @MainActor public var label: StyledPart? {
    title.isEmpty ? nil : StyledPart(content: Text(title))
  }
}

/// A custom appearance for toggles. The body of the style changes the toggle's value.
///
/// ```swift
/// struct Checkbox: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       HStack { Text(configuration.isOn ? "Yes:" : "No:"); configuration.label }
///     }
///   }
/// }
///
/// struct StockView: View {
///   @State var isInStock = false
///
///   var body: some View {
///     Toggle("In stock", isOn: $isInStock).toggleStyle(Checkbox())
///   }
/// }
///
/// let phone = Phone(StockView())
/// phone.tap("No: In stock")
/// #expect(phone.shows("Yes: In stock"))
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that a ``ToggleStyle`` arranges.
@MainActor public struct ToggleStyleConfiguration {
  /// The label of the toggle, as a view.
  public let label: StyledPart
  /// The value of the toggle.
  @Binding public var isOn: Bool
  /// Whether the toggle has mixed values. It's always `false`, even for a toggle with several
  /// sources.
  public let isMixed = false

  init(label: StyledPart, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// Sets the appearance of the toggles in the view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle, AnyStyle { StyleBody(content: style.makeBody(configuration: $0)) })
  }
}

extension View {
  /// Sets the appearance of the labels in the view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle, AnyStyle { StyleBody(content: style.makeBody(configuration: $0)) })
  }

  /// Sets the appearance of the buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, AnyStyle { StyleBody(content: style.makeBody(configuration: $0)) })
      .environment(\.primitiveButtonStyle, nil)
  }

  /// Sets the appearance of the progress views in the view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    environment(
      \.progressViewStyle, AnyStyle { StyleBody(content: style.makeBody(configuration: $0)) }
    )
  }
}

/// A type-erased style: a function from the parts of a control to its body.
struct AnyStyle<Configuration> {
  let view: @MainActor (Configuration) -> StyleBody
}

/// The body that a style returns.
struct StyleBody: View, PrimitiveView {
  let content: any View

  func children(in node: Node) -> [Child] { [node.child(.content, content)] }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabelStyleConfiguration>? { nil }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ButtonStyleConfiguration>? { nil }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ProgressViewStyleConfiguration>? { nil }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  var buttonStyle: AnyStyle<ButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var progressViewStyle: AnyStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  /// This environment without a custom label style, for a label inside the style's own body.
  var plainLabels: EnvironmentValues {
    var values = self
    values.labelStyle = nil
    return values
  }
}
