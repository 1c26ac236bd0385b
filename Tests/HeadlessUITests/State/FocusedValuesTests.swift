import HeadlessUI
import Observation
import Testing

@MainActor @Suite struct FocusedValuesTests {
  @Observable final class Oven { var degrees = 180 }

  struct StatusBar: View {
    @FocusedValue(\.recipe) var recipe
    @FocusedBinding(\.note) var note

    var body: some View {
      Text("Recipe: \(recipe ?? "none")")
      Button("Clear") { note = "" }.disabled(note == nil)
    }
  }

  struct NotesView: View {
    @State var rye = ""
    @State var spelt = ""
    @State var isSpeltShown = true

    var body: some View {
      StatusBar()
      TextField("Rye", text: $rye).focusedValue(\.recipe, "rye").focusedValue(\.note, $rye)
      if isSpeltShown {
        TextField("Spelt", text: $spelt).focusedValue(\.recipe, "spelt")
      }
      Toggle("Shown", isOn: $isSpeltShown)
    }
  }

  @Test func `the focused field publishes its value`() {
    let phone = Phone(NotesView())
    #expect(phone.shows("Recipe: none"))

    phone.type("a", into: "Rye")
    #expect(phone.shows("Recipe: rye"))
    phone.type("b", into: "Spelt")

    #expect(phone.shows("Recipe: spelt") && phone.text.contains("[Clear] disabled"))
  }

  @Test func `a focused binding writes to the focused field`() {
    let phone = Phone(NotesView())

    phone.type("a", into: "Rye")
    #expect(phone.shows("Rye: a"))
    phone.tap("Clear")

    #expect(phone.shows("Rye:"))
  }

  @Test func `a removed view no longer publishes its value`() {
    let phone = Phone(NotesView())

    phone.type("b", into: "Spelt")
    phone.toggle("Shown")

    #expect(phone.shows("Recipe: none"))
  }

  @Test func `the focused field's value overrides a scene value, which is updated with its view`() {
    struct Root: View {
      @State var count = 0

      var body: some View {
        StatusBar()
        Stepper("Count", value: $count).focusedSceneValue(\.recipe, "number \(count)")
        TextField("Rye", text: .constant("")).focusedValue(\.recipe, "rye")
      }
    }
    let phone = Phone(Root())

    #expect(phone.shows("Recipe: number 0"))
    phone.step("Count", by: 2)
    #expect(phone.shows("Recipe: number 2"))
    phone.type("", into: "Rye")
    #expect(phone.shows("Recipe: rye"))
  }

  @Test func `an object is published under its type`() {
    struct Display: View {
      @FocusedValue(Oven.self) var oven

      var body: some View { Text("\(oven?.degrees ?? 0) degrees") }
    }
    struct Root: View {
      @State var oven = Oven()

      var body: some View {
        Display()
        Button("Heat") { oven.degrees += 20 }.focusedSceneValue(oven)
      }
    }
    let phone = Phone(Root())

    phone.tap("Heat")

    #expect(phone.shows("200 degrees"))
  }
}

private struct RecipeKey: FocusedValueKey {
  typealias Value = String
}

private struct NoteKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var recipe: String? {
    get { self[RecipeKey.self] }
    set { self[RecipeKey.self] = newValue }
  }

  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
