import HeadlessUI
import Testing

@MainActor @Suite struct CustomStyleTests {
  @Test func `a label style arranges the parts of the labels in a view`() {
    struct Reversed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.icon
          configuration.title
        }
      }
    }
    let phone = Phone {
      VStack {
        Label { Text("Inbox") } icon: { Text("3") }
      }
      .labelStyle(Reversed())
      Label { Text("Sent") } icon: { Text("0") }
    }

    #expect(phone.text == "Screen\n  3\n  Inbox\n  Sent")
  }

  @Test func `a label in the body of a label style isn't styled again`() {
    struct Prefixed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("Mail:")
        Label(configuration)
      }
    }
    let phone = Phone(Label("Inbox", systemImage: "tray").labelStyle(Prefixed()))

    #expect(phone.text == "Screen\n  Mail:\n  Inbox")
  }

  @Test func `a styled button performs its action, and its style can read its role`() {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        if configuration.role == .destructive { Text("!") }
      }
    }
    struct Counting: View {
      @State var count = 0

      var body: some View {
        Button(role: .destructive) {
          count += 1
        } label: {
          Text("Delete \(count)")
        }
        .buttonStyle(Loud())
      }
    }
    let phone = Phone(Counting())

    phone.tap("Delete 0, !")

    #expect(phone.text == "Screen\n  [Delete 1, !] destructive")
  }

  @Test func `a progress style can show the fraction and the default appearance`() {
    struct Fraction: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(configuration.fractionCompleted ?? -1)")
        ProgressView(configuration)
      }
    }
    let phone = Phone(ProgressView("Loading", value: 1.0, total: 4).progressViewStyle(Fraction()))

    #expect(phone.text == "Screen\n  Loading\n  0.25\n  Progress Loading 25%")
  }

  @Test func `a custom style can rearrange a toggle's parts and change its value`() {
    let phone = Phone(StyledToggleView())

    phone.tap("off In stock")
    #expect(phone.shows("on In stock"))
  }
}

private struct StyledToggleView: View {
  @State var isInStock = false

  var body: some View {
    Toggle("In stock", isOn: $isInStock).toggleStyle(.checkbox)
  }
}

private struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "on" : "off")
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == CheckboxStyle {
  fileprivate static var checkbox: CheckboxStyle { CheckboxStyle() }
}
