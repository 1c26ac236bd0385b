import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct StateTests {
  @Test func `state is kept when its view receives new values`() {
    struct Parent: View {
      @State private var taps = 0

      var body: some View {
        Button("Parent \(taps)") { taps += 1 }
        CounterView(title: "Child of \(taps)")
      }
    }
    let phone = Phone(Parent())

    phone.tap("Child of 0: 0")
    phone.tap("Parent 0")

    #expect(phone.text == "Screen\n  [Parent 1]\n  [Child of 1: 1]")
  }

  @Test func `a view value that is used twice has separate state in each place`() {
    let counter = CounterView(title: "Count")
    let phone = Phone {
      HStack {
        Text("left")
        counter
      }
      HStack {
        Text("right")
        counter
      }
    }

    phone.tap("Count: 0", in: "right")

    #expect(phone.text == "Screen\n  left [Count: 0]\n  right [Count: 1]")
  }

  @Test func `state follows an element's ID instead of its position`() {
    let model = Names(["a", "b"])
    let phone = Phone(NamesView(model: model))

    phone.tap("b: 0")
    model.names = ["b", "c", "a"]

    #expect(phone.text == "Screen\n  [b: 1]\n  [c: 0]\n  [a: 0]")
  }

  @Test func `state is discarded when its element is removed`() {
    let model = Names(["a"])
    let phone = Phone(NamesView(model: model))

    phone.tap("a: 0")
    model.names = []
    #expect(phone.text == "Screen")
    model.names = ["a"]

    #expect(phone.text == "Screen\n  [a: 0]")
  }

  @Test func `the branches of an 'if' statement have separate state`() {
    struct Choice: View {
      @State private var isLeft = true

      var body: some View {
        Toggle("left", isOn: $isLeft)
        if isLeft { CounterView(title: "Count") } else { CounterView(title: "Count") }
      }
    }
    let phone = Phone(Choice())

    phone.tap("Count: 0")
    phone.toggle("left")

    #expect(phone.text == "Screen\n  left (off)\n  [Count: 0]")
  }

  @Test func `a view with a new ID has new state`() {
    struct Generation: View {
      @State private var generation = 0

      var body: some View {
        Button("Renew") { generation += 1 }
        CounterView(title: "Count").id(generation)
      }
    }
    let phone = Phone(Generation())

    phone.tap("Count: 0")
    phone.tap("Renew")

    #expect(phone.text == "Screen\n  [Renew]\n  [Count: 0]")
  }

  @Test func `a binding can refer to part of another view's state`() {
    struct Owner: View {
      @State private var item = Item(id: 1, name: "Whisk")

      var body: some View {
        Text("Owned: \(item.name)")
        TextField("Name", text: $item.name)
      }
    }
    let phone = Phone(Owner())

    phone.type("Trackball", into: "Name")

    #expect(phone.text == "Screen\n  Owned: Trackball\n  Name: Trackball")
  }

  @Test func `a custom dynamic property can have its own state`() {
    let phone = Phone(DraftView())

    phone.type("Hello", into: "Draft")

    #expect(phone.text == "Screen\n  Draft: Hello\n  5 letters")
  }

  @Test func `ForEach over a binding provides a binding to each element`() {
    struct Names: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

      var body: some View {
        ForEach($items) { $item in
          TextField("Name \(item.id)", text: $item.name)
        }
        Button("Swap") { items.reverse() }
      }
    }
    let phone = Phone(Names())

    phone.tap("Swap")
    phone.type("c", into: "Name 1")

    #expect(phone.text == "Screen\n  Name 2: b\n  Name 1: c\n  [Swap]")
  }

  @Test func `setting the state of a view that isn't on a screen is reported and has no effect`() {
    let view = CounterView(title: "Count")

    let messages = messages { view.count = 3 }

    #expect(view.count == 0)
    #expect(
      messages == [
        """
        A state property was set, but its view isn't on a screen, so the value can't be stored.

        Set the property in an action of a view that a 'Phone' shows, such as a button's action.
        """
      ]
    )
  }
}

struct CounterView: View {
  let title: String
  @State var count = 0

  init(title: String) {
    self.title = title
  }

  var body: some View {
    Button("\(title): \(count)") { count += 1 }
  }
}

struct NamesView: View {
  let model: Names

  var body: some View {
    ForEach(model.names, id: \.self) { CounterView(title: $0) }
  }
}

private struct Draft: DynamicProperty {
  @State var text = ""
  var length = 0

  mutating func update() { length = text.count }
}

private struct DraftView: View {
  private var draft = Draft()

  var body: some View {
    TextField("Draft", text: draft.$text)
    Text("\(draft.length) letters")
  }
}
