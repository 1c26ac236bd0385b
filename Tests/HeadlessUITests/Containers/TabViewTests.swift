import HeadlessUI
import Testing

@MainActor @Suite struct TabViewTests {
  @Test func `tabs without a selection binding can be selected by tapping`() {
    let phone = Phone(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text("Second") }
      }
    )

    #expect(phone.shows("First"))
    phone.tap("Two")
    #expect(phone.shows("Second"))
  }

  @Test func `without a selection binding, the first tab is shown, whatever the tags are`() {
    let phone = Phone(
      TabView {
        Text("First").tabItem { Text("One") }.tag(1)
        Text("Second").tabItem { Text("Zero") }.tag(0)
      }
    )

    #expect(phone.shows("First"))
    phone.tap("Zero")
    #expect(phone.shows("Second"))
  }

  @Test func `buttons and tabs without labels have the titles of their roles`() {
    struct Root: View {
      @State var tab = 1

      var body: some View {
        TabView(selection: $tab) {
          Tab("Breads", image: "breads", value: 1) {
            Button(role: .close) {}
            Button(role: .confirm) {}
            Button(role: .cancel) {}
          }
          Tab(value: 2, role: .search) { Text("Find a bread") }
          Tab(value: 3) {
            Text("All orders")
          } label: {
            Label("Orders", systemImage: "list")
          }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { Text("In the oven") }
      }
    }
    let phone = Phone(Root())

    #expect(phone.text.contains("[Close]") && phone.text.contains("[Confirm]"))
    #expect(phone.text.contains("[Cancel] cancel"))
    phone.tap("Search")
    #expect(phone.shows("Find a bread") && phone.shows("In the oven"))
    phone.tap("Orders")
    #expect(phone.shows("All orders"))
  }

  @Test func `tapping a tab selects its value`() {
    let phone = Phone(ScreensView())

    phone.tap("Settings")
    #expect(phone.shows("Dark mode") && phone.shows("4 tabs"))
  }
}

private struct ScreensView: View {
  enum Screen { case list, settings }

  @State var selection = Screen.list

  var body: some View {
    TabView(selection: $selection) {
      Tab("List", systemImage: "list.bullet", value: .list) { Text("Kettle") }
      Tab("Settings", systemImage: "gear", value: .settings) {
        Text("Dark mode")
        LabeledContent("Number", value: 4, format: .number.grouping(.never))
        Text("\(4, specifier: "%d") tabs")
      }
      if selection == .list {
        Text("Old").tabItem { Text("Old") }
      }
    }
  }
}
