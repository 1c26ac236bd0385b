import HeadlessUI
import Testing

@MainActor @Suite struct GestureTests {
  @Test func `tapping a row's text taps the row, but tapping its button taps only the button`() {
    struct Rows: View {
      @State private var log = ""

      var body: some View {
        List {
          ForEach([Item(id: 1, name: "a"), Item(id: 2, name: "b")]) { item in
            HStack {
              Text(item.name)
              Spacer()
              Button("Edit") { log += "edit \(item.name) " }
            }
            .contentShape(Rectangle())
            .onTapGesture { log += "select \(item.name) " }
          }
          Text("log: \(log)")
        }
      }
    }
    let phone = Phone(Rows())

    phone.tap("b")
    phone.tap("Edit", in: "a")

    #expect(phone.shows("log: select b edit a "))
  }
}
