import HeadlessUI
import Testing

/// Different ways to write the code of a view.
@MainActor @Suite struct SpellingTests {
  @Test func `a modifier that pushes an optional item's screen can be built from the public API`() {
    struct Pushing: View {
      @State private var item: Item?

      var body: some View {
        NavigationStack {
          Button("Show") { item = Item(id: 1, name: "Whisk") }
            .pushes($item) { Text($0.name) }
        }
      }
    }
    let phone = Phone(Pushing())

    phone.tap("Show")
    #expect(phone.text == "Screen\n  ‹ Back\n  Whisk")
    phone.goBack()

    #expect(phone.text == "Screen\n  [Show]")
  }

  @Test func `layers are listed from back to front, without hidden views`() {
    let phone = Phone {
      Text("Kettle")
        .background { Text("Paper") }
        .overlay { Text("Sold out") }
      Text("Whisk").hidden()
    }

    #expect(phone.text == "Screen\n  Paper\n  Kettle\n  Sold out")
  }

  @Test func `a view inherits its color scheme, which is light by default`() {
    struct Lamp: View {
      @Environment(\.colorScheme) private var colorScheme

      var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
    }
    let phone = Phone {
      Lamp()
      Lamp().environment(\.colorScheme, .dark)
    }

    #expect(phone.text == "Screen\n  Day\n  Night")
  }

  @Test func `a popover can specify its anchor`() {
    let phone = Phone {
      Text("Price").popover(
        isPresented: .constant(true), attachmentAnchor: .point(.center), arrowEdge: .bottom
      ) {
        Text("Net of tax")
      }
    }

    #expect(phone.text == "Screen\n  Price\nPopover\n  Net of tax")
  }

  @Test func `a link with an optional destination can be built from the public API`() {
    struct Linking: View {
      @State private var item: Item? = Item(id: 1, name: "Whisk")

      var body: some View {
        NavigationStack {
          NavigationLink(shown: $item) {
            Text($0.name)
          } label: {
            Text("Go")
          }
        }
      }
    }
    let phone = Phone(Linking())

    #expect(phone.text == "Screen\n  ‹ Back\n  Whisk")
    phone.goBack()

    #expect(phone.text == "Screen\n  [Go] ›")
  }

  @Test func `a view builder supports 'if', 'if let', 'switch', availability, and empty content`() {
    enum Mode: CaseIterable { case words, picture, nothing }
    @ViewBuilder func content(_ mode: Mode, name: String?) -> some View {
      if let name { Text(name) }
      switch mode {
      case .words: Text("words")
      case .picture: Image(systemName: "star")
      case .nothing: EmptyView()
      }
      if #available(iOS 17, macOS 14, *) { Text("new") } else { Text("old") }
      Group {}
    }

    let texts = Mode.allCases.map { Phone(content($0, name: $0 == .words ? "name" : nil)).text }

    #expect(
      texts == ["Screen\n  name\n  words\n  new", "Screen\n  (star)\n  new", "Screen\n  new"]
    )
  }

  @Test func `a view builder can contain more than ten views`() {
    let phone = Phone {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }

    #expect(phone.front.children.count == 12)
  }

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

  @Test func `a custom modifier can have state`() {
    let phone = Phone(Text("Whisk").modifier(Badge()))

    phone.tap("0")

    #expect(phone.text == "Screen\n  Whisk [1]")
  }

  @Test func `a button's label can be any view`() {
    let phone = Phone {
      Button {
      } label: {
        Label("Add", systemImage: "plus")
      }
      Button(role: .destructive) {
      } label: {
        HStack {
          Text("Empty")
          Spacer()
          Text("3")
        }
      }
      Button(action: {}) { Image(systemName: "gear") }
    }

    #expect(phone.text == "Screen\n  [Add]\n  [Empty … 3] destructive\n  [gear]")
  }

  @Test func `a binding's setter receives the transaction`() {
    var wasAnimated: Bool?
    let binding = Binding(
      get: { 1 }, set: { _, transaction in wasAnimated = transaction.animation != nil }
    )

    binding.transaction(Transaction(animation: .default)).wrappedValue = 2

    #expect(wasAnimated == true)
  }

  @Test func `a toolbar is part of its screen`() {
    let phone = Phone(
      NavigationStack {
        List { Text("row") }
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem { Button("Save", systemImage: "checkmark") {} }
          }
      }
    )

    #expect(
      phone.text == """
        Screen “Title”
          Toolbar
            [Cancel]
            [Save]
          List
            row
        """
    )
  }
}

extension View {
  @ViewBuilder
  fileprivate func pushes<Value: Hashable, Content: View>(
    _ item: Binding<Value?>, @ViewBuilder content: @escaping (Value) -> Content
  ) -> some View {
    navigationDestination(isPresented: item.isPresent) {
      if let value = item.wrappedValue { content(value) }
    }
  }
}

extension Optional where Wrapped: Hashable {
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

extension NavigationLink {
  fileprivate init<Value, Content: View>(
    shown item: Binding<Value?>, @ViewBuilder destination: (Value) -> Content,
    @ViewBuilder label: () -> Label
  ) where Destination == Content? {
    self.init(
      destination: item.wrappedValue.map(destination),
      isActive: Binding(
        get: { item.wrappedValue != nil },
        set: { isActive, transaction in
          if !isActive { item.transaction(transaction).wrappedValue = nil }
        }
      ),
      label: label
    )
  }
}

private struct Badge: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    HStack {
      content
      Button("\(count)") { count += 1 }
    }
  }
}
