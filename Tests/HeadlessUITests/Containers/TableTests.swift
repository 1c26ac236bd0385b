import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct TableTests {
  struct Loaf: Identifiable {
    let id: Int
    var name: String
    var grams: Int
  }

  static let loaves = [
    Loaf(id: 1, name: "Rye", grams: 900), Loaf(id: 2, name: "Spelt", grams: 500),
  ]

  @Test func `on a phone, a table shows only its first column, as a list`() {
    let table = Table(Self.loaves) {
      TableColumn("Name", value: \.name).width(min: 40, ideal: 80)
      TableColumn("Weight") { Text("\($0.grams) g") }
    }

    #expect(Phone(table).text == "Screen\n  List\n    Rye\n    Spelt")
  }

  @Test func `a wide table shows all columns with their titles`() {
    let isHeavy = true
    let table = Table(of: Loaf.self) {
      TableColumn("Name", value: \.name)
      if isHeavy { TableColumn("Weight") { Text("\($0.grams) g") } }
    } rows: {
      TableRow(Loaf(id: 0, name: "Toast", grams: 250))
      ForEach(Self.loaves) { TableRow($0) }
    }

    #expect(
      Phone(table.environment(\.horizontalSizeClass, .regular)).text == """
        Screen
          List
            Name Weight
            Toast 250 g
            Rye 900 g
            Spelt 500 g
        """
    )
  }

  @Test func `rows of a table are selected by their IDs`() {
    struct LoavesView: View {
      @State var selection: Set<Int> = []

      var body: some View {
        Table(of: Loaf.self, selection: $selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Loaf(id: 0, name: "Toast", grams: 250))
          ForEach(TableTests.loaves) { TableRow($0) }
        }
        Text("Selected: \(selection.sorted().map(String.init).joined(separator: ", "))")
      }
    }
    let phone = Phone(LoavesView())

    phone.tap("Toast")
    phone.tap("Spelt")

    #expect(phone.shows("Selected: 0, 2"))
  }

  @Test func `tapping a column's title sorts by that column or reverses the order`() {
    struct LoavesView: View {
      @State var loaves = TableTests.loaves
      @State var order = [KeyPathComparator(\Loaf.name)]

      var body: some View {
        Table(loaves, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Weight", value: \.grams) { Text("\($0.grams) g") }
        }
        .environment(\.horizontalSizeClass, .regular)
        .onChange(of: order) { loaves.sort(using: $1) }
      }
    }
    let phone = Phone(LoavesView())

    phone.tap("Weight")
    #expect(phone.text.hasSuffix("Spelt 500 g\n    Rye 900 g"))
    phone.tap("Weight")
    #expect(phone.text.hasSuffix("Rye 900 g\n    Spelt 500 g"))
    phone.tap("Name")
    phone.tap("Name")
    #expect(phone.text.hasSuffix("Spelt 500 g\n    Rye 900 g"))
  }

  @Test func `tapping a column's title moves its comparator to the front, even a reversed one`() {
    struct LoavesView: View {
      @State var order: [KeyPathComparator<Loaf>] = []

      var body: some View {
        Table(TableTests.loaves, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Weight", value: \.grams) { Text("\($0.grams) g") }
        }
        .environment(\.horizontalSizeClass, .regular)
        Text("Forward: \(order.map { $0.order == .forward })")
      }
    }
    let phone = Phone(LoavesView())

    phone.tap("Weight")
    phone.tap("Weight")
    phone.tap("Name")
    #expect(phone.shows("Forward: [true, false]"))
    phone.tap("Weight")

    #expect(phone.shows("Forward: [false, true]"))
  }
}

@MainActor @Suite struct RowMenuTests {
  struct LoavesView: View {
    @State var selection: Set<Int> = []
    @State var eaten: Set<Int> = []

    var body: some View {
      List(TableTests.loaves, selection: $selection) { Text($0.name) }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Eat \(ids.count)") { eaten = ids }
        }
      Text("Eaten: \(eaten.sorted().map(String.init).joined(separator: ", "))")
    }
  }

  @Test func `the menu of a selected row applies to all selected rows`() {
    let phone = Phone(LoavesView())

    phone.choose("Eat 1", in: "Rye")
    #expect(phone.shows("Eaten: 1"))
    phone.tap("Rye")
    phone.tap("Spelt")
    phone.choose("Eat 2", in: "Rye")

    #expect(phone.shows("Eaten: 1, 2"))
  }

  @Test func `the menu of a row that isn't selected applies only to that row`() {
    let phone = Phone(LoavesView())

    phone.tap("Rye")
    phone.choose("Eat 1", in: "Spelt")

    #expect(phone.shows("Eaten: 2"))
  }
}
