import HeadlessUI
import Testing

@MainActor @Suite struct SelectableRowTests {
  @Test func `several rows can be selected and are shown as selected`() {
    let phone = Phone(SelectionView())

    phone.tap("Whisk")
    phone.tap("Screen")
    #expect(phone.shows("Screen, Whisk"))
    phone.tap("Whisk")
    #expect(phone.shows("Screen"))
    let list = phone.front.children.first { $0.kind == .list }
    #expect(list?.children.map(\.role) == [nil, nil, .selected])
  }

  @Test func `a list reads and sets its selection binding`() {
    var selection: Int? = 2
    let list = List(selection: Binding(get: { selection }, set: { selection = $0 })) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    let phone = Phone(list)

    #expect(phone.front.children.first?.children.map(\.role) == [nil, .selected])
    phone.tap("One")
    #expect(selection == 1)
  }
}

private struct SelectionView: View {
  @State private var selection: Set<String> = []

  var body: some View {
    List(selection: $selection) {
      ForEach(["Kettle", "Whisk", "Screen"], id: \.self) { Text($0) }
    }
    Text(selection.sorted().joined(separator: ", "))
  }
}
