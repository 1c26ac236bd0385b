import ComposableUI
import HeadlessUI
import Testing

@MainActor @Suite struct PresentedItemTests {
  @Test func `a presented item without an ID can be identified by a key path`() {
    struct Root: View {
      struct Draft { var title = "Rye" }
      @State var draft: Draft? = Draft()

      var body: some View {
        Text("Root")
          .sheet(item: $draft, id: \.title) { Text("Draft of \($0.title)") }
      }
    }

    #expect(Phone(Root()).shows("Draft of Rye"))
  }

  @Test func `alerts and dialogs get their titles from an item`() {
    struct Root: View {
      @State var burnt: String? = "Rye"
      @State var sold: String?

      var body: some View {
        Text("Root")
          .alert(item: $burnt) {
            Text("\($0) is burnt")
          } actions: { name in
            Button("Sell anyway") { sold = name }
          }
        Text("Shop")
          .confirmationDialog(item: $sold) {
            Text("Sell \($0)?")
          } actions: { _ in
            Button("Sell") {}
          }
      }
    }
    let phone = Phone(Root())

    #expect(phone.front.kind == .alert && phone.shows("Rye is burnt"))
    phone.tap("Sell anyway")
    #expect(phone.front.kind == .dialog && phone.front.title == "Sell Rye?")
  }
}
