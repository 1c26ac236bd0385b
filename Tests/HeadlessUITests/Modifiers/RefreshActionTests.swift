import HeadlessUI
import Testing

@MainActor @Suite struct RefreshActionTests {
  @Test func `refreshing a list runs its action and waits until the action ends`() async {
    let phone = Phone(RefreshView())

    await phone.refresh()

    #expect(phone.shows("Refreshed 1 times"))
  }

  @Test func `the innermost action refreshes a view`() async {
    struct NewsView: View {
      @State var news = "Nothing new"

      var body: some View {
        List { Text(news) }
          .refreshable { news = "It rains" }
          .refreshable { news = "It snows" }
      }
    }
    let phone = Phone(NewsView())

    await phone.refresh()

    #expect(phone.shows("It rains"))
  }

  @Test func `the environment provides the refresh action of the enclosing view`() async {
    struct RefreshButton: View {
      @Environment(\.refresh) var refresh

      var body: some View {
        Button(refresh == nil ? "Nothing" : "Refresh") { Task { await refresh?() } }
      }
    }
    struct NewsView: View {
      @State var count = 0

      var body: some View {
        VStack {
          Text("\(count)")
          RefreshButton()
        }
        .refreshable { count += 1 }
      }
    }
    let phone = Phone(NewsView())

    phone.tap("Refresh")
    await phone.wait { $0.shows("1") }

    #expect(Phone(RefreshButton()).shows("[Nothing]"))
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
