import HeadlessUI
import Testing

@MainActor @Suite struct RefreshActionTests {
  @Test func `refreshing a list runs its action and waits until the action ends`() async {
    let phone = Phone(RefreshView())

    await phone.refresh()

    #expect(phone.shows("Refreshed 1 times"))
  }
}

private struct RefreshView: View {
  @State private var count = 0

  var body: some View {
    List { Text("Refreshed \(count) times") }
      .refreshable {
        await Task.yield()
        count += 1
      }
  }
}
