/// A control that switches between on and off.
///
/// ```swift
/// struct StockView: View {
///   @State var isInStock = false
///
///   var body: some View {
///     Toggle("In stock", isOn: $isInStock)
///   }
/// }
///
/// let phone = Phone(StockView())
/// phone.toggle("In stock")
/// #expect(phone.shows("In stock (on)"))
/// ```
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A toggle with its label and its value, “on” or “off”.
  public var body: some View {
    if let style {
      let configuration = ToggleStyleConfiguration(label: StyledPart(content: label), isOn: isOn)
      // The style isn't applied again to a toggle that it creates.
      AnyView(style.view(configuration)).environment(\.toggleStyle, nil)
    } else {
      control
    }
  }

  private var control: some View {
    Control(
      kind: .toggle, label: label, value: { isOn.wrappedValue ? "on" : "off" },
      handler: .tap { isOn.wrappedValue.toggle() }
    )
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a toggle that is on while all of several values are `true`, and that sets all of them.
  ///
  /// ```swift
  /// struct Alarm: Identifiable { let id: Int; var isOn = false }
  ///
  /// struct AlarmsView: View {
  ///   @State var alarms = [Alarm(id: 7, isOn: true), Alarm(id: 8)]
  ///
  ///   var body: some View {
  ///     Toggle("All alarms", sources: $alarms, isOn: \.isOn)
  ///   }
  /// }
  ///
  /// let phone = Phone(AlarmsView())
  /// #expect(phone.shows("All alarms (off)"))
  /// phone.toggle("All alarms")
  /// #expect(phone.shows("All alarms (on)"))
  /// ```
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { values.allSatisfy(\.wrappedValue) },
        set: { isOn in values.forEach { $0.wrappedValue = isOn } }
      ), label: label)
  }

  /// Creates a titled toggle that is on while all of several values are `true`, and that sets all
  /// of them.
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) where Label == Text {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == StyledPart {
  /// Creates a toggle from the configuration that a ``ToggleStyle`` receives. The style isn't
  /// applied again.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
