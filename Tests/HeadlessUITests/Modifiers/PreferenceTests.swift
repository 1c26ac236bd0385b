import HeadlessUI
import Testing

@MainActor
@Suite struct PreferenceTests {
  @Test func `preferences of several views reach their ancestor in order`() {
    let phone = Phone(ShelfView())

    #expect(phone.shows("Names: A, B"))
    phone.tap("Add")
    #expect(phone.shows("Names: A, B, C"))
  }

  @Test func `a preference replaces those of descendants and can be transformed`() {
    let phone = Phone(ReplacedView())

    #expect(phone.shows("Names: outer, changed"))
  }

  @Test func `an overlay can read the preferences of its view`() {
    let phone = Phone(
      Text("Card").preference(key: NamesKey.self, value: ["A"])
        .overlayPreferenceValue(NamesKey.self) { Text("In front: \($0.joined())") })

    #expect(phone.shows("Card") && phone.shows("In front: A"))
  }
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct ShelfView: View {
  @State var items = ["A", "B"]
  @State var names: [String] = []

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text("Item").preference(key: NamesKey.self, value: [item])
      }
    }
    .onPreferenceChange(NamesKey.self) { names = $0 }
    Button("Add") { items.append("C") }
    Text("Names: \(names.joined(separator: ", "))")
  }
}

private struct ReplacedView: View {
  @State var names: [String] = []

  var body: some View {
    Text("Item").preference(key: NamesKey.self, value: ["inner"])
      .preference(key: NamesKey.self, value: ["outer"])
      .transformPreference(NamesKey.self) { $0.append("changed") }
      .onPreferenceChange(NamesKey.self) { names = $0 }
    Text("Names: \(names.joined(separator: ", "))")
  }
}
