import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct EditableRowTests {
  struct Plant: Identifiable {
    let id: Int
    var name: String
  }

  struct BedView: View {
    @State var plants = [Plant(id: 1, name: "Kale"), Plant(id: 2, name: "Dill")]
    @State var one: Int?
    @State var several: Set<Int> = []
    var actions = EditActions.all

    var body: some View {
      List($plants, editActions: actions, selection: $one) { $plant in
        Text(plant.name)
      }
      Text("One: \(one ?? 0)")
    }
  }

  struct RowsView: View {
    @State var plants = [Plant(id: 1, name: "Kale"), Plant(id: 2, name: "Dill")]
    @State var several: Set<Int> = []

    var body: some View {
      List($plants, editActions: [.delete], selection: $several) { $plant in Text(plant.name) }
      Text("\(several.count) selected")
      ForEach($plants, editActions: .move) { $plant in
        TextField("Name", text: $plant.name)
      }
    }
  }

  @Test func `rows of a bound list can be selected, moved, and deleted`() {
    let phone = Phone(BedView())

    phone.tap("Dill")
    #expect(phone.shows("One: 2"))
    phone.move("Dill", before: "Kale")
    phone.swipe("Kale", tap: "Delete")

    #expect(phone.text == "Screen\n  List\n    Dill\n  One: 2")
  }

  @Test func `rows can be edited only with the given edit actions`() {
    let phone = Phone(BedView(actions: .delete))

    #expect(messages { phone.move("Dill", before: "Kale") }.count == 1)
    phone.swipe("Kale", tap: "Delete")
    #expect(!phone.shows("Kale"))
  }

  @Test func `rows that differ only in whether they can be moved are equal`() {
    let phone = Phone(BedView())
    let fixed = Phone(BedView(actions: .delete))

    #expect(phone.window == fixed.window)
    #expect(phone.window.hashValue == fixed.window.hashValue)
  }

  @Test func `any number of bound rows can be selected, and rows outside a list can be moved`() {
    let phone = Phone(RowsView())

    phone.tap("Kale")
    phone.tap("Dill")
    phone.move("Name: Dill", before: "Name: Kale")

    #expect(phone.shows("2 selected"))
    #expect(phone.text.hasSuffix("Name: Dill\n  Name: Kale"))
  }
}
