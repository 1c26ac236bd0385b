import HeadlessUI
import Testing

@MainActor @Suite struct ListTests {
  @Test func `a list can have a row for each integer of a range`() {
    #expect(Phone(List(1..<3) { Text("Row \($0)") }).text == "Screen\n  List\n    Row 1\n    Row 2")
  }

  @Test func `rows that a list creates from data can be selected and deleted`() {
    let phone = Phone(RowsView())

    phone.tap("Whisk")
    #expect(phone.shows("Selected: Whisk"))
    phone.swipe("Field A", tap: "Delete")
    #expect(phone.shows("Fields: B"))
  }
}

private struct RowsView: View {
  struct Item: Identifiable { var id: String }

  @State var fields = [Item(id: "A"), Item(id: "B")]
  @State var selection: String?

  var body: some View {
    List([Item(id: "Kettle"), Item(id: "Whisk")], selection: $selection) { Text($0.id) }
    List($fields, editActions: .all) { $field in Text("Field \(field.id)") }
    Text("Selected: \(selection ?? "nothing")")
    Text("Fields: \(fields.map(\.id).joined())")
  }
}
