import HeadlessUI
import Testing

@MainActor @Suite struct MenuTests {
  @Test func `a menu's action can be chosen but not tapped while the menu is closed`() {
    struct Actions: View {
      @State private var log = ""

      var body: some View {
        Menu("More") {
          Button("Copy") { log += "copy " }
          Menu("Move") { Button("Up") { log += "up " } }
          Button("Print") {}.disabled(true)
        }
        Text("log: \(log)")
      }
    }
    let phone = Phone(Actions())

    phone.choose("Copy", in: "More")
    phone.choose("Up", in: "More")

    #expect(phone.text == "Screen\n  [More] ⌄\n  log: copy up ")
    #expect(firstLine { phone.tap("Copy") } == "There is no 'Copy' on the screen.")
    #expect(
      firstLine { phone.choose("Cut", in: "More") }
        == "'More' has no option 'Cut'. Its options: 'Copy', 'Up', 'Print'.")
    #expect(firstLine { phone.choose("Print", in: "More") } == "'Print' in 'More' is disabled.")
    #expect(
      firstLine { phone.tap("More") } == "'More' is on the screen but can't be tapped.")
  }

  @Test func `the options of a picker in a menu can be chosen`() {
    struct Sorting: View {
      @State private var order = "Name"
      let isEnabled: Bool

      var body: some View {
        Menu("More") {
          Button("Copy") {}
          Picker("Sort", selection: $order) {
            ForEach(["Name", "Date"], id: \.self) { Text($0).tag($0) }
          }
          .disabled(!isEnabled)
        }
        Text("by \(order)")
      }
    }
    let phone = Phone(Sorting(isEnabled: true))
    phone.choose("Date", in: "More")
    #expect(phone.shows("by Date"))

    let disabled = Phone(Sorting(isEnabled: false))
    #expect(
      firstLine { disabled.choose("Date", in: "More") } == "'Date' in 'More' is disabled.")
  }

  @Test func `tapping a menu with a primary action performs the action without opening the menu`() {
    struct SaveView: View {
      @State var saved: [String] = []

      var body: some View {
        Menu("Save") {
          Button("Save a copy") { saved.append("copy") }
        } primaryAction: {
          saved.append("original")
        }
        Menu {
          Button("Print two") { saved.append("two pages") }
        } label: {
          Text("Print")
        } primaryAction: {
          saved.append("page")
        }
        .menuActionDismissBehavior(.disabled)
        Text(saved.joined(separator: ", "))
      }
    }
    let phone = Phone(SaveView())

    phone.tap("Save")
    phone.choose("Save a copy", in: "Save")
    phone.tap("Print")

    #expect(phone.shows("original, copy, page"))
  }
}
