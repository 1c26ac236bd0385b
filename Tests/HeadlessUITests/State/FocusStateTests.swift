import HeadlessUI
import Testing

@MainActor @Suite struct FocusStateTests {
  @Test func `typing into a field focuses it`() {
    let phone = Phone(FocusView())

    phone.tap("Focus")
    #expect(phone.shows("focused"))
    phone.tap("Leave")
    #expect(phone.shows("not focused"))
    phone.type("Mira", into: "Name")
    #expect(phone.shows("focused"))
  }

  @Test func `typing into another field moves or removes the focus`() {
    let phone = Phone(TwoFieldsView())

    phone.type("Mira", into: "Name")
    #expect(phone.shows("name, form, 1 change"))
    phone.type("Mi", into: "Name")
    #expect(phone.shows("name, form, 1 change"))
    phone.type("Oslo", into: "Town")
    #expect(phone.shows("town, form, 2 changes"))
    phone.type("soon", into: "Note")
    #expect(phone.shows("nothing, 3 changes"))
  }

  @Test func `a field can be focused by default and can hide its submissions from ancestors`() {
    struct Login: View {
      enum Field { case name, password }
      @State private var text = ""
      @State private var submissions = 0
      @FocusState private var focus: Field?

      var body: some View {
        Form {
          TextField("Name", text: $text).focused($focus, equals: .name)
          TextField("Note", text: $text).submitScope()
          Text(focus == .name ? "at the name" : "elsewhere")
          Text("\(submissions) submitted")
        }
        .defaultFocus($focus, .name)
        .onSubmit { submissions += 1 }
      }
    }
    let phone = Phone(Login())
    #expect(phone.shows("at the name"))

    phone.submit("Note")
    #expect(phone.shows("0 submitted"))
    phone.submit("Name")
    #expect(phone.shows("1 submitted"))
  }
}

/// A group of two fields whose focus is tracked, and a field whose focus isn't.
private struct TwoFieldsView: View {
  @State private var texts = ["", "", ""]
  @State private var changes = 0
  @FocusState private var isNameFocused: Bool
  @FocusState private var field: String?
  @FocusState private var isFormFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $texts[0]).focused($isNameFocused)
      TextField("Town", text: $texts[1]).focused($field, equals: "town")
    }
    .focused($isFormFocused)
    TextField("Note", text: $texts[2])
    Text(focus + (isFormFocused ? ", form" : "") + ", \(changes) change\(changes == 1 ? "" : "s")")
      .onChange(of: focus) { changes += 1 }
  }

  private var focus: String { isNameFocused ? "name" : field ?? "nothing" }
}

private struct FocusView: View {
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: $name).focused($isFocused)
    Text(isFocused ? "focused" : "not focused")
    Button("Focus") { isFocused = true }
    Button("Leave") { isFocused = false }
  }
}
