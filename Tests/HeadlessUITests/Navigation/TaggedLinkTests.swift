import HeadlessUI
import Testing

@MainActor @Suite struct TaggedLinkTests {
  struct HarborView: View {
    @State var berth: Int?

    var body: some View {
      NavigationView {
        List {
          NavigationLink(destination: Text("Ferry"), tag: 1, selection: $berth) { Text("Berth 1") }
            .isDetailLink(false)
          NavigationLink("Berth 2", destination: Text("Tug"), tag: 2, selection: $berth)
          Button("Show the tug") { berth = 2 }
          Text("Selected: \(berth ?? 0)")
        }
      }
    }
  }

  @Test func `a tagged link is active while the selection equals the link's tag`() {
    let phone = Phone(HarborView())

    phone.tap("Berth 1")
    #expect(phone.shows("Ferry"))
    phone.goBack()
    #expect(phone.shows("Selected: 0"))
    phone.tap("Show the tug")
    #expect(phone.shows("Tug"))
  }
}
