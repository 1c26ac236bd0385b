import HeadlessUI
import Testing

@MainActor @Suite struct NamedStyleTests {
  struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text("!")
    }
  }

  struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isOn ? "yes" : "no")
    }
  }

  @Test func `a control's built-in style overrides the custom style of an ancestor`() {
    let phone = Phone {
      VStack {
        Button("Buy") {}
        Button("Sell") {}.buttonStyle(.plain)
        Button("Send") {}.buttonStyle(BorderedProminentButtonStyle())
      }
      .buttonStyle(Loud())
      VStack {
        Toggle("Open", isOn: .constant(true))
        Toggle("Paid", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Sent", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
      }
      .toggleStyle(Checkbox())
    }

    #expect(
      phone.text == """
        Screen
          [Buy, !]
          [Sell]
          [Send]
          yes
          Paid (on)
          Sent (on)
        """
    )
  }

  @Test func `a primitive button style can perform the action on a long press`() {
    struct Held: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onLongPressGesture { configuration.trigger() }
      }
    }
    struct Counting: View {
      @State var count = 0

      var body: some View { Button("Count: \(count)") { count += 1 }.buttonStyle(Held()) }
    }
    let phone = Phone(Counting())

    phone.longPress("Count: 0")

    #expect(phone.text == "Screen\n  Count: 1")
  }

  @Test func `a button in the body of a primitive button style isn't styled again`() {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Really?")
        Button(configuration)
      }
    }
    struct Counting: View {
      @State var count = 0

      var body: some View {
        Button("Count: \(count)", role: .destructive) { count += 1 }.buttonStyle(Framed())
      }
    }
    let phone = Phone(Counting())

    phone.tap("Count: 0")

    #expect(phone.text == "Screen\n  Really?\n  [Count: 1] destructive")
  }

  @Test func `the innermost button style applies, whether or not it's primitive`() {
    struct Plain: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }
    let phone = Phone {
      Button("A") {}.buttonStyle(Loud()).buttonStyle(Plain())
      Button("B") {}.buttonStyle(Plain()).buttonStyle(Loud())
    }

    #expect(phone.text == "Screen\n  [A, !]\n  [B]")
  }
}
