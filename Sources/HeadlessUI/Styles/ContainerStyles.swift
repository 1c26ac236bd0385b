/// A custom appearance for labeled content.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///     configuration.content
///   }
/// }
///
/// let phone = Phone(LabeledContent("Price", value: "3 EUR").labeledContentStyle(Stacked()))
/// #expect(phone.text == "Screen\n  Price\n  3 EUR")
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts that a ``LabeledContentStyle`` arranges.
public struct LabeledContentStyleConfiguration {
  /// The label, as a view.
  public let label: StyledPart
  /// The content, as a view.
  public let content: StyledPart
}

/// A custom appearance for group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that a ``GroupBoxStyle`` arranges.
public struct GroupBoxStyleConfiguration {
  /// The label, as a view.
  public let label: StyledPart
  /// The content, as a view.
  public let content: StyledPart
}

/// A custom appearance for disclosure groups. The body of the style determines which control opens
/// the group.
///
/// ```swift
/// struct Arrow: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isExpanded.toggle()
///     } label: {
///       HStack { configuration.label; Text(configuration.isExpanded ? "▼" : "▶") }
///     }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
///
/// let phone = Phone(DisclosureGroup("More") { Text("Details") }.disclosureGroupStyle(Arrow()))
/// phone.tap("More ▶")
/// #expect(phone.shows("[More ▼]") && phone.shows("Details"))
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that a ``DisclosureGroupStyle`` arranges.
@MainActor public struct DisclosureGroupStyleConfiguration {
  /// The label, as a view.
  public let label: StyledPart
  /// The content, as a view.
  public let content: StyledPart
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: StyledPart, content: StyledPart, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A custom appearance for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge that a ``GaugeStyle`` arranges.
public struct GaugeStyleConfiguration {
  /// The position of the value in the range, as a fraction from 0 to 1.
  public let value: Double
  /// The label, as a view.
  public let label: StyledPart
  /// The label of the value, or `nil` if the gauge has none.
  public let currentValueLabel: StyledPart?
}

/// A custom appearance for text fields, built around the field itself.
///
/// ```swift
/// struct Boxed: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     HStack {
///       Image(systemName: "pencil")
///       configuration.padding()
///     }
///   }
/// }
///
/// struct NameView: View {
///   @State var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name).textFieldStyle(Boxed())
///     Text("Hello, \(name)")
///   }
/// }
///
/// let phone = Phone(NameView())
/// phone.type("Mira", into: "Name")
/// #expect(phone.shows("Hello, Mira") && phone.shows("pencil"))
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = StyledPart

  /// Returns a view that contains the field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension View {
  /// Sets the appearance of the labeled content in the view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    styled { style.makeBody(configuration: $0) }
  }

  /// Sets the appearance of the group boxes in the view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    styled { style.makeBody(configuration: $0) }
  }

  /// Sets the appearance of the disclosure groups in the view.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    styled { style.makeBody(configuration: $0) }
  }

  /// Sets the appearance of the gauges in the view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    styled { style.makeBody(configuration: $0) }
  }

  /// Sets the appearance of the text fields in the view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    styled { style._body(configuration: $0) }
  }

  private func styled<Configuration>(
    _ content: @escaping @MainActor (Configuration) -> some View
  ) -> some View {
    environment(
      \.[StyleOf<Configuration>()], AnyStyle { StyleBody(content: content($0)) }
    )
  }
}

/// A view with the appearance that a style defines, or with its standard appearance if there is no
/// style.
struct StyledView<Configuration, Standard: View>: View {
  @Environment private var style: AnyStyle<Configuration>?
  private let configuration: Configuration
  private let standard: Standard

  init(_ configuration: Configuration, @ViewBuilder standard: () -> Standard) {
    _style = Environment(\.[StyleOf<Configuration>()])
    self.configuration = configuration
    self.standard = standard()
  }

  var body: some View {
    if let style {
      // The style isn't applied again to the views that it arranges.
      style.view(configuration).environment(\.[StyleOf<Configuration>()], nil)
    } else {
      standard
    }
  }
}

/// The key of a style in the environment.
struct StyleOf<Configuration>: Hashable {}

private struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: AnyStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  subscript<Configuration>(_ type: StyleOf<Configuration>) -> AnyStyle<Configuration>? {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}
