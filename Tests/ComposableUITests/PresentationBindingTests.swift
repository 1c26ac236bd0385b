import ComposableUI
import HeadlessUI
import Testing

@MainActor @Suite struct PresentationBindingTests {
  struct Loaf: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  struct EditView: View {
    @Binding var loaf: Loaf
    @Environment(\.dismiss) var dismiss

    var body: some View {
      TextField("Name", text: $loaf.name)
      Button("Done") { dismiss() }
    }
  }

  struct SheetView: View {
    @State var loaf: Loaf? = Loaf(id: 1, name: "Rye")

    var body: some View {
      Text("Edited: \(loaf?.name ?? "none")")
        .sheet(item: $loaf) { $loaf in EditView(loaf: $loaf) }
    }
  }

  struct PushingView: View {
    @State var loaf: Loaf? = Loaf(id: 1, name: "Rye")

    var body: some View {
      NavigationStack {
        Text("Edited: \(loaf?.name ?? "none")")
          .navigationDestination(item: $loaf) { $loaf in EditView(loaf: $loaf) }
      }
    }
  }

  @Test func `the content of a sheet changes the presented item`() {
    let phone = Phone(SheetView())

    phone.type("Spelt", into: "Name")
    #expect(phone.front.kind == .sheet && phone.text.contains("Edited: Spelt"))
    phone.tap("Done")

    #expect(phone.text.contains("Edited: none") && phone.front.kind == .screen)
  }

  @Test func `a pushed screen stays while it changes its item`() {
    let phone = Phone(PushingView())

    phone.type("Spelt", into: "Name")
    #expect(phone.shows("Name: Spelt"))
    phone.goBack()

    #expect(phone.shows("Edited: none"))
  }

  @Test func `an item without an ID is identified by a key path`() {
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
