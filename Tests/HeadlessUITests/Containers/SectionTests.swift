import HeadlessUI
import Testing

@MainActor @Suite struct SectionTests {
  struct OrderView: View {
    @State var count = 1
    @State var isHelpShown = false

    var body: some View {
      Form {
        Section {
          Text("Loaves: \(count)")
        } header: {
          HStack {
            Text("Order")
            Spacer()
            Button("More") { count += 1 }
          }
        } footer: {
          Text("Baked at night.")
          Button("Help") { isHelpShown = true }
            .sheet(isPresented: $isHelpShown) { Text("Call the bakery.") }
        }
      }
    }
  }

  @Test func `the controls of a header and a footer are shown as rows`() {
    #expect(
      Phone(OrderView()).text == """
        Screen
          Form
            Section “Order”
              Baked at night.
              [More]
              Loaves: 1
              [Help]
        """
    )
  }

  @Test func `the controls of a header and a footer can be used`() {
    let phone = Phone(OrderView())

    phone.tap("More")
    phone.tap("Help")

    #expect(phone.text.contains("Loaves: 2"))
    #expect(phone.front.kind == .sheet && phone.shows("Call the bakery."))
  }

  @Test func `a header without controls is shown only as the section's title`() {
    let phone = Phone(
      List {
        Section {
          Text("Rye")
        } header: {
          Label("Breads", systemImage: "bag")
        }
      }
    )

    #expect(phone.text == "Screen\n  List\n    Section “Breads”\n      Rye")
  }
}
