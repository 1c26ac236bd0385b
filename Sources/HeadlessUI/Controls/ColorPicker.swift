/// A control for selecting one of the named colors.
///
/// ```swift
/// struct ThemeView: View {
///   @State var color = Color.red
///
///   var body: some View {
///     ColorPicker("Color", selection: $color)
///   }
/// }
///
/// let phone = Phone(ThemeView())
/// phone.choose("green", in: "Color")
/// #expect(phone.text.contains("green"))
/// ```
///
/// Tests select a color by its name.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  /// Creates a picker with a custom label. `supportsOpacity` has no effect; the picker never offers
  /// an opacity.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// A picker with an option for each named color.
  public var body: some View {
    Picker(selection: selection) {
      ForEach(Color.choices, id: \.self) { Text($0).tag(Color($0)) }
    } label: {
      label
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title. `supportsOpacity` has no effect; the picker never offers an
  /// opacity.
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Color {
  fileprivate static let choices = [
    "black", "blue", "brown", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple",
    "red", "teal", "white", "yellow",
  ]
}
