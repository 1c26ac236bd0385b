import ComposableUI
import Foundation
import Testing

/// Exercises the containers that programs written for similar libraries use.
@MainActor
@Suite struct ContainerNamesTests {
  @Test func `containers and gauges show their contents, and a remote image its placeholder`() {
    let phone = Phone(PlacesView())

    for text in ["Sidebar", "Detail", "Boxed", "Fits", "Scrolled", "Loading", "Noon", "Share…"] {
      #expect(phone.shows(text))
    }
    #expect(phone.shows("25%"))
    phone.choose("green", in: "Theme")
    #expect(phone.text.contains("green"))
  }

  @Test func `tabs show their contents`() {
    let phone = Phone(TabsView())

    #expect(phone.shows("First"))
    phone.tap("Two")
    #expect(phone.shows("Second"))
  }

  @Test func `a navigation view pushes the destinations of its links`() {
    let phone = Phone(LinksView())

    phone.tap("Plain")
    #expect(phone.shows("Plain screen"))
    phone.goBack()
    phone.tap("Selected")
    #expect(phone.shows("Selected screen"))
    phone.goBack()
    #expect(phone.shows("Nothing selected"))
    phone.tap("Active")
    #expect(phone.shows("Active screen"))
  }
}

private struct TabsView: View {
  @State var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("One", systemImage: "1.circle", value: 1) { Text("First") }
      Tab("Two", systemImage: "2.circle", value: 2) { Text("Second") }
    }
  }
}

private struct LinksView: View {
  @State var isActive = false
  @State var selection: Int?

  var body: some View {
    NavigationView {
      NavigationLink("Plain") { Text("Plain screen") }
      NavigationLink("Selected", tag: 1, selection: $selection) { Text("Selected screen") }
      NavigationLink("Active", isActive: $isActive) { Text("Active screen") }
      Text(selection == nil ? "Nothing selected" : "One selected")
    }
  }
}

private struct PlacesView: View {
  @State private var theme = Color.red
  @Namespace private var namespace
  @ScaledMetric private var size = 12.0
  @SceneStorage("tab") private var tab = 1
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    NavigationSplitView {
      Text("Sidebar").badge(tab).contentTransition(.numericText())
    } detail: {
      Text("Detail").badge("new").textSelection(.enabled)
    }
    .navigationSplitViewStyle(.automatic)
    GroupBox("Box") { Text("Boxed").matchedGeometryEffect(id: "box", in: namespace) }
    ViewThatFits { Text("Fits").equatable() }
    ScrollViewReader { proxy in
      Button("Scrolled") { proxy.scrollTo("box", anchor: .top) }
        .keyboardShortcut("s", modifiers: [.command, .shift])
        .keyboardShortcut(.defaultAction)
    }
    AsyncImage(url: nil) { phase in
      if let image = phase.image { image } else { Text("Loading") }
    }
    TimelineView(.explicit([Date(timeIntervalSince1970: 43_200)])) { context in
      Text(context.date == Date(timeIntervalSince1970: 43_200) ? "Noon" : "Later")
    }
    ControlGroup {
      ShareLink(item: "Item")
      ColorPicker("Theme", selection: $theme)
    }
    Gauge(value: 1.0, in: 0...4) { Text("Stock") }
      .sensoryFeedback(.success, trigger: theme)
      .scrollDismissesKeyboard(.immediately)
      .frame(width: size)
      .toolbar { ToolbarItem(placement: .status) { Text(locale.identifier) } }
  }
}
