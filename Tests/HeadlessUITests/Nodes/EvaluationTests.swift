import HeadlessUI
import Testing

@MainActor @Suite struct EvaluationTests {
  @Test func `only views that read a changed value are evaluated`() {
    let counter = Counter()
    let flags = Flags()
    let phone = Phone {
      CountView(counter: counter)
      FlagView(flags: flags)
    }

    #expect(phone.evaluations { counter.count += 1 } == ["CountView"])
    #expect(phone.evaluations { flags.first = true } == ["FlagView"])
    #expect(phone.evaluations { flags.second = true } == [])
    #expect(phone.evaluations {} == [])
  }

  @Test func `evaluating a parent skips children with unchanged values`() {
    struct Parent: View {
      let flags: Flags
      let counter: Counter

      var body: some View {
        Text(flags.first ? "yes" : "no")
        CountView(counter: counter)
        CaptionView(text: flags.first ? "caption" : "other")
      }
    }
    let flags = Flags()
    let phone = Phone(Parent(flags: flags, counter: Counter()))

    let names = phone.evaluations { flags.first = true }

    #expect(names == ["Parent", "CaptionView"])
  }

  @Test func `a binding to the same state counts as unchanged`() {
    struct Owner: View {
      @State private var name = "a"
      @State private var taps = 0

      var body: some View {
        Button("Tap \(taps)") { taps += 1 }
        NameField(name: $name)
      }
    }
    let phone = Phone(Owner())

    #expect(phone.evaluations { phone.tap("Tap 0") } == ["Owner"])
    #expect(phone.evaluations { phone.type("b", into: "Name") } == [])
    #expect(phone.text == "Screen\n  [Tap 1]\n  Name: b")
  }

  @Test func `an equatable view isn't updated by its parent if its '==' returns true`() {
    struct Parent: View {
      let flags: Flags
      let areEqual: Bool

      var body: some View {
        ComparedView(text: flags.first ? "new" : "old", areEqual: areEqual).equatable()
      }
    }
    let flags = Flags()
    let phone = Phone(Parent(flags: flags, areEqual: true))

    #expect(phone.evaluations { flags.first = true } == ["Parent"])
    #expect(phone.evaluations { phone.tap("old 0") } == ["ComparedView"])
    #expect(phone.shows("old 1"))
    #expect(phone.evaluations { flags.first = false } == ["Parent"])

    let other = Phone(Parent(flags: flags, areEqual: false))
    #expect(other.evaluations { flags.first = true } == ["Parent", "ComparedView"])
    #expect(other.shows("new 0"))
  }

  @Test func `an equatable view's '==' can distinguish views whose properties are equal`() {
    struct Parent: View {
      let flags: Flags

      var body: some View {
        EquatableView(content: NoteView(note: Note(text: flags.first ? "new" : "old")))
      }
    }
    let flags = Flags()
    let phone = Phone(Parent(flags: flags))

    #expect(phone.evaluations { flags.first = true } == ["Parent", "NoteView"])
    #expect(phone.shows("new"))
  }

  @Test func `tapping in one of 10,000 rows evaluates only that row`() {
    let counters = (0..<10_000).map { Counter(id: $0) }
    let phone = Phone(List(counters) { CountRow(counter: $0) })

    let names = phone.evaluations { phone.tap("+", in: "Row 5000") }

    #expect(names == ["CountRow"])
    #expect(counters[5000].count == 1)
  }

  @Test func `changing one of 10,000 elements evaluates no other rows`() {
    let kitchen = Kitchen()
    kitchen.items = (0..<10_000).map { Item(id: $0, name: "Item \($0)") }
    struct ItemList: View {
      let kitchen: Kitchen

      var body: some View {
        List(kitchen.items) { CaptionView(text: "\($0.name) × \($0.quantity)") }
      }
    }
    let phone = Phone(ItemList(kitchen: kitchen))

    let names = phone.evaluations { kitchen.items[5000].quantity = 7 }

    #expect(names == ["ItemList", "CaptionView"])
    #expect(phone.shows("Item 5000 × 7"))
  }

  @Test func `views can be nested 10,000 levels deep`() {
    var view = AnyView(Text("deep"))
    for _ in 0..<10_000 { view = AnyView(VStack { view }) }
    let phone = Phone(view)

    #expect(phone.text == "Screen\n  deep")
    #expect(phone.shows("deep"))
    #expect(phone.window.json.contains("\"deep\""))
  }

  @Test func `gestures can be attached to a view with 10,000 nested levels`() {
    var taps: [String] = []
    var view = AnyView(Button("deep") { taps.append("button") })
    for _ in 0..<10_000 { view = AnyView(VStack { view }) }

    Phone(view.simultaneousGesture(TapGesture().onEnded { taps.append("simultaneous") })).tap(
      "deep")
    Phone(view.highPriorityGesture(TapGesture().onEnded { taps.append("first") })).tap("deep")

    #expect(taps == ["button", "simultaneous", "first"])
  }

  @Test func `if a value changes, ForEach evaluates only the elements whose closures read it`() {
    let counters = (0..<3).map { Counter(id: $0) }
    var evaluated: [Int] = []
    let phone = Phone(
      ForEach(counters) { counter -> Text in
        evaluated.append(counter.id)
        return Text("\(counter.count)")
      }
    )
    _ = phone.text
    evaluated = []

    counters[1].count = 5

    #expect(phone.text == "Screen\n  0\n  5\n  0")
    #expect(evaluated == [1])
  }
}

struct CountView: View {
  let counter: Counter

  var body: some View { Text("\(counter.count)") }
}

struct CountRow: View {
  let counter: Counter

  var body: some View {
    HStack {
      Text("Row \(counter.id)")
      Spacer()
      Text("\(counter.count)")
      Button("+") { counter.count += 1 }
    }
  }
}

struct FlagView: View {
  let flags: Flags

  var body: some View { Text("\(flags.first)") }
}

struct CaptionView: View {
  let text: String

  var body: some View { Text(text) }
}

struct NameField: View {
  @Binding var name: String

  var body: some View { TextField("Name", text: $name) }
}

/// A view whose equality is independent of its text.
private struct ComparedView: View, Equatable {
  let text: String
  let areEqual: Bool
  @State private var taps = 0

  var body: some View { Button("\(text) \(taps)") { taps += 1 } }

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.areEqual && rhs.areEqual }
}

/// A value that's equal to any other note.
private struct Note: Equatable {
  let text: String

  static func == (lhs: Self, rhs: Self) -> Bool { true }
}

private struct NoteView: View, Equatable {
  let note: Note

  var body: some View { Text(note.text) }

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.note.text == rhs.note.text }
}
