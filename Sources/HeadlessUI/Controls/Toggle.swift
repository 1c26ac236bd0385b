/// A switch that is on or off.
///
/// ```swift
/// Toggle("In stock", isOn: $isInStock)
/// ```
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    Control(
      kind: .toggle, label: label, value: { isOn.wrappedValue ? "on" : "off" },
      handler: .tap { isOn.wrappedValue.toggle() }
    )
  }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
