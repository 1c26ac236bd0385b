import HeadlessUI
import Testing

/// Destinations for optional values, which code outside the library can build from the public API.
@MainActor @Suite struct OptionalDestinationTests {
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
