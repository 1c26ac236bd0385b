import HeadlessUI
import Testing

@MainActor @Suite struct ContainerStyleTests {
  struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      LabeledContent("Nested", value: "1")
    }
  }

  struct Reversed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }

  struct Digital: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if let label = configuration.currentValueLabel { label }
      Text("\(configuration.value)")
    }
  }

  @Test func `custom styles arrange containers, except for those in the styles' own bodies`() {
    let phone = Phone {
      LabeledContent("Price", value: "3 EUR").labeledContentStyle(Stacked())
      GroupBox("Box") { Text("Content") }.groupBoxStyle(Reversed())
      Gauge(value: 3, in: 0...6) {
        Text("Speed")
      } currentValueLabel: {
        Text("slow")
      }
      .gaugeStyle(Digital())
      Gauge(value: 3, in: 0...6) {
        Text("Height")
      } currentValueLabel: {
        Text("low")
      }
    }

    #expect(
      phone.text == """
        Screen
          3 EUR
          Nested … 1
          Content
          Box
          Speed
          slow
          0.5
          Progress Height 50%
        """
    )
  }

  @Test func `a container's built-in style overrides the custom style of an ancestor`() {
    let phone = Phone {
      VStack {
        LabeledContent("Price", value: "3 EUR").labeledContentStyle(.automatic)
        Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)
      }
      .labeledContentStyle(Stacked())
      .gaugeStyle(Digital())
    }

    #expect(phone.text == "Screen\n  Price … 3 EUR\n  Progress Speed 50%")
  }

  @Test func `a custom disclosure style hides the content of a closed group`()
  {
    struct Arrow: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("Open") { configuration.isExpanded = true }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
    let phone = Phone {
      DisclosureGroup("A") { Text("First") }.disclosureGroupStyle(Arrow())
      DisclosureGroup("B", isExpanded: .constant(true)) { Text("Second") }
        .disclosureGroupStyle(Arrow())
    }

    #expect(phone.text == "Screen\n  [Open]\n  A\n  [Open]\n  B\n  Second")
  }

  @Test func `a text field with a custom style handles typing and submitting`() {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        VStack {
          Text("Enter:")
          configuration
        }
      }
    }
    struct NameView: View {
      @State var name = ""
      @State var greeting = ""

      var body: some View {
        TextField("Name", text: $name)
          .onSubmit { greeting = "Hello, \(name)" }
          .textFieldStyle(Boxed())
        TextField("Other", text: $name).textFieldStyle(RoundedBorderTextFieldStyle())
        Text(greeting)
      }
    }
    let phone = Phone(NameView())

    phone.type("Mira", into: "Name")
    phone.submit("Name")

    #expect(phone.shows("Enter:") && phone.shows("Hello, Mira"))
    phone.type("Bee", into: "Other")
    #expect(!phone.shows("Hello, Bee"))
  }

  @Test func `a type-erased layout shows its views`() {
    let phone = Phone(AnyLayout(HStackLayout()) { Text("A"); Text("B") })

    #expect(phone.shows("A") && phone.shows("B"))
  }
}
