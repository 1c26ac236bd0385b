import HeadlessUI
import Testing

/// APIs of recent system versions, most of which affect only the appearance.
@MainActor @Suite struct RecentNamesTests {
  @Test func `glass effects and scroll edge effects don't change the content`() {
    struct BreadView: View {
      @Namespace var glass
      @State var position = ScrollPosition(edge: .top)

      var body: some View {
        ScrollView {
          GlassEffectContainer(spacing: 4) {
            Text("Rye").glassEffect(.clear.interactive(), in: .capsule)
              .glassEffectID("rye", in: glass)
              .glassEffectUnion(id: "breads", namespace: glass)
              .glassEffectTransition(.materialize)
          }
        }
        .scrollPosition($position)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollEdgeEffectStyle(.soft, for: .top)
        .scrollEdgeEffectHidden(for: .bottom)
        .backgroundExtensionEffect()
        .safeAreaBar(edge: .bottom) { Button("Top") { position.scrollTo(edge: .top) } }
      }
    }

    #expect(Phone(BreadView()).text == "Screen\n  Rye\n  [Top]")
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

  @Test func `a scroll position stores the ID or the offset that code has scrolled to`() {
    var position = ScrollPosition(idType: String.self)
    #expect(position == ScrollPosition() && position.viewID == nil)

    position.scrollTo(id: "rye", anchor: .top)
    #expect(position.viewID(type: String.self) == "rye")
    position.scrollTo(y: 40)

    #expect(position.y == 40 && position.viewID == nil && !position.isPositionedByUser)
  }
}
