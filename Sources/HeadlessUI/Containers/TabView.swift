/// A view that switches between several screens with a tab bar.
///
/// ```swift
/// enum Tab { case kitchen, settings }
///
/// struct RootView: View {
///   @State var tab = Tab.kitchen
///
///   var body: some View {
///     TabView(selection: $tab) {
///       Text("Kettle")
///         .tabItem { Label("Kitchen", systemImage: "list.bullet") }
///         .tag(Tab.kitchen)
///       Text("Dark mode")
///         .tabItem { Label("Settings", systemImage: "gear") }
///         .tag(Tab.settings)
///     }
///   }
/// }
///
/// let phone = Phone(RootView())
/// phone.tap("Settings")
/// #expect(phone.shows("Dark mode"))
/// ```
///
/// All tabs keep their state. Tests select a tab by tapping its title.
public struct TabView<Selection: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<Selection>?
  let content: Content

  /// Creates a tab view that shows the tab whose tag equals the selection. If there is no such tab,
  /// the first tab is shown. If the binding is `nil`, the tab view manages its own selection.
  public init(
    selection: Binding<Selection>?, @TabContentBuilder<Selection> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  func children(in node: Node) -> [Child] {
    [node.choices(.content, content)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    let choices = children[0].tabs
    let own = ownSelection(in: node)
    let chosen = selection.map { AnyHashable($0.wrappedValue) } ?? own.wrappedValue
    // If no tab matches the selection, the first tab is shown.
    let shown = choices.firstIndex { $0.tag == chosen } ?? 0
    node.handler = .step { index in
      own.wrappedValue = choices[index].tag
      // A tab whose tag doesn't have the type of the selection leaves the selection unchanged.
      if let tag = choices[index].tag.base as? Selection { selection?.wrappedValue = tag }
    }
    let tabs = choices.enumerated().map { index, choice in
      var tab = Element(
        .tab, choice.item.title, role: index == shown ? .selected : nil,
        // The other tabs keep their state, because their nodes still exist.
        children: index == shown ? choice.elements : []
      )
      tab.target = Element.Target(node: node.id, choice: index, isTitleOnly: true)
      return tab
    }
    return Output([Element(.tabs, children: tabs)], facts: children[0].presentationFacts)
  }

  /// The tag or position of the tab that was selected last; `nil` before the first selection.
  private func ownSelection(in node: Node) -> Binding<AnyHashable?> {
    let known = node.storage[[]] as? StateStorage<AnyHashable?>
    let storage = known ?? StateStorage(nil)
    node.storage[[]] = storage
    return Binding(storage, \.value)
  }
}

extension TabView where Selection == Int {
  /// Creates a tab view that manages its own selection and starts with the first tab.
  public init(@TabContentBuilder<Int> content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension View {
  /// Sets the label of the view in the tab bar of a ``TabView``.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItem(base: self, label: label())
  }
}

private struct TabItem<Base: View, Item: View>: View, PrimitiveView {
  let base: Base
  let label: Item

  func children(in node: Node) -> [Child] {
    [node.child(.content, base), node.child(.label, label)]
  }

  func output(of children: [Output], in node: Node) -> Output {
    var tab = Output(facts: [.tab(TabScreen(output: [children[0]], item: children[1].elements))])
    // Other facts, such as titles, concern only the screen inside the tab.
    tab.facts += children[0].presentationFacts
    return tab
  }
}

/// A screen of a tab view.
struct TabScreen {
  /// The output of the screen. It's in an array because an output can contain tabs, and a structure
  /// can't contain itself directly.
  var output: [Output]
  /// The elements of the tab's label in the tab bar.
  var item: [Element]
}

extension Output {
  fileprivate struct ShownTab {
    var tag: AnyHashable
    var elements: [Element]
    var item: [Element]
  }

  /// The tabs, each with its tag, or with its position if it has none.
  fileprivate var tabs: [ShownTab] {
    facts.compactMap(\.tab).enumerated().map { index, found in
      ShownTab(
        tag: found.tag ?? AnyHashable(index), elements: found.tab.output.flatMap(\.elements),
        item: found.tab.item
      )
    }
  }

  var presentationFacts: [Fact] { presentations.map { .presentation($0) } }
}

extension Fact {
  /// The tab and its tag, if any. The modifiers `tabItem` and `tag` can be applied in either order.
  fileprivate var tab: (tab: TabScreen, tag: AnyHashable?)? {
    switch self {
    case .tab(let tab):
      let tag = tab.output.lazy.flatMap(\.choices).first?.tag
      guard tag != nil else { return (tab, nil) }
      let inside = tab.output.flatMap(\.choices).flatMap(\.output)
      return (TabScreen(output: inside, item: tab.item), tag)
    case .choice(let choice):
      return choice.output.lazy.flatMap(\.facts).compactMap(\.tab).first.map {
        ($0.tab, choice.tag)
      }
    default: return nil
    }
  }
}
