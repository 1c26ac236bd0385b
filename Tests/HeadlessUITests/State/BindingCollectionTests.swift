import HeadlessUI
import Testing

/// Bindings to collections, which are also collections of bindings to the elements.
@MainActor struct BindingCollectionTests {
  @Test func `writing through an element's binding changes the collection`() {
    let (items, binding) = bound([Item(id: 1, name: "a"), Item(id: 2, name: "b")])

    binding[1].name.wrappedValue = "c"

    #expect(items.value.map(\.name) == ["a", "c"])
    #expect(binding.map(\.id) == [1, 2])
    #expect(binding.reversed().map(\.wrappedValue.name) == ["c", "a"])
  }

  @Test func `a binding follows an identifiable element to another position`() {
    let (items, binding) = bound([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    let first = binding[0]

    items.value.reverse()
    first.name.wrappedValue = "c"

    #expect(items.value == [Item(id: 2, name: "b"), Item(id: 1, name: "c")])
  }

  @Test func `a binding to a removed element keeps its value and ignores writes`() {
    let (items, binding) = bound([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    let first = binding[0]

    items.value.removeFirst()
    first.name.wrappedValue = "c"

    #expect(first.wrappedValue == Item(id: 1, name: "a"))
    #expect(items.value == [Item(id: 2, name: "b")])
  }

  @Test func `a binding to an element without an ID refers to its position`() {
    let (names, binding) = bound(["a", "b"])
    let second = binding[1]

    names.value.reverse()
    second.wrappedValue = "c"
    #expect(names.value == ["b", "c"])

    names.value.removeLast()
    second.wrappedValue = "d"
    #expect(second.wrappedValue == "b")
    #expect(names.value == ["b"])
  }

  @Test func `List, and ForEach with an ID key path, provide bindings to the elements`() {
    struct Names: View {
      @State var names = ["a", "b"]
      @State var items = [Item(id: 1, name: "c")]

      var body: some View {
        ForEach($names, id: \.self) { $name in Button(name) { name += "!" } }
        List($items) { $item in Button(item.name) { item.name += "!" } }
        ForEach($items, id: \.id) { $item in Button("Clear") { item.name = "" } }
      }
    }
    let phone = Phone(Names())

    phone.tap("b")
    phone.tap("c")
    #expect(phone.text == "Screen\n  [a]\n  [b!]\n  List\n    [c!]\n  [Clear]")

    phone.tap("Clear")
    #expect(!phone.shows("c!"))
  }

  private func bound<Value>(_ value: Value) -> (Box<Value>, Binding<Value>) {
    let box = Box(value)
    return (box, Binding(get: { box.value }, set: { box.value = $0 }))
  }
}

@MainActor private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
