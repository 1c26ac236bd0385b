import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct ContextMenuTests {
  struct ItemsView: View {
    @State var names = ["Kettle", "Whisk"]

    var body: some View {
      List(names, id: \.self) { name in
        Text(name).contextMenu {
          Button("Delete") { names.removeAll { $0 == name } }
          Button("Archive") {}.disabled(true)
        }
      }
    }
  }

  @Test func `an item of a row's context menu can be chosen`() {
    let phone = Phone(ItemsView())

    phone.choose("Delete", in: "Whisk")

    #expect(phone.shows("Kettle") && !phone.shows("Whisk"))
  }

  @Test func `a missing or disabled item of a context menu is reported`() {
    let phone = Phone(ItemsView())

    let reports = messages {
      phone.choose("Copy", in: "Whisk")
      phone.choose("Archive", in: "Whisk")
    }

    #expect(
      reports.map { $0.prefix { $0 != "\n" } } == [
        "'Whisk' has no option 'Copy'. Its options: 'Delete', 'Archive'.",
        "'Archive' in 'Whisk' is disabled.",
      ]
    )
  }

  @Test func `a context menu doesn't change the text of the screen`() {
    #expect(Phone(ItemsView()).text == "Screen\n  List\n    Kettle\n    Whisk")
  }
}
