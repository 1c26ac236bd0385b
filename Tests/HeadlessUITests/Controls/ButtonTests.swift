import HeadlessUI
import Testing

@MainActor @Suite struct ButtonTests {
  @Test func `a button's label can be any view`() {
    let phone = Phone {
      Button {
      } label: {
        Label("Add", systemImage: "plus")
      }
      Button(role: .destructive) {
      } label: {
        HStack {
          Text("Empty")
          Spacer()
          Text("3")
        }
      }
      Button(action: {}) { Image(systemName: "gear") }
    }

    #expect(phone.text == "Screen\n  [Add]\n  [Empty … 3] destructive\n  [gear]")
  }
}
