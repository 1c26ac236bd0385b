import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct EditingTests {
  @Test func `a slider stays within its bounds, snaps to its steps, and reports editing`() {
    let log = Log()
    let phone = Phone(SliderView(log: log))

    phone.slide("Size", to: 3.4)
    #expect(phone.shows("Size: 4.0"))
    phone.slide("Size", to: -7)
    #expect(phone.shows("Size: 0.0"))
    #expect(log.lines == ["true", "false", "true", "false"])
  }

  @Test func `a slider never writes NaN`() {
    var size: Float = 5
    let binding = Binding(get: { size }, set: { size = $0 })

    Phone(Slider(value: binding, in: 1...10) { Text("Size") }).slide("Size", to: .nan)
    #expect(size == 1)
    Phone(Slider(value: binding, in: 2...10, step: 0) { Text("Size") }).slide("Size", to: 4)
    #expect(size == 2)
    Phone(Slider(value: binding, in: 2...10) { Text("Size") }).slide("Size", to: .infinity)
    #expect(size == 10)
  }

  @Test(arguments: [(10.0, 3.0, 12.0, 9.0), (0.3, 0.1, 1, 0.3), (10, 3, 5, 6)])
  func `a slider stops at the last step of its range`(
    end: Double, step: Double, wish: Double, expected: Double
  ) {
    var size = 0.0
    let binding = Binding(get: { size }, set: { size = $0 })

    Phone(Slider(value: binding, in: 0...end, step: step) { Text("Size") }).slide("Size", to: wish)

    #expect(abs(size - expected) < 1e-9)
  }

  @Test func `a disabled slider can't be moved`() {
    let phone = Phone(SliderView(log: Log()).disabled(true))

    #expect(
      messages { phone.slide("Size", to: 3) } == [
        """
        'Size' is disabled.

            Screen
              Size: 2.0 disabled
        """
      ])
  }

  @Test func `a date picker stays within its bounds`() {
    var date = Date(timeIntervalSince1970: 50)
    let selection = Binding(get: { date }, set: { date = $0 })
    let bounds = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)
    let phone = Phone(
      DatePicker("Due", selection: selection, in: bounds, displayedComponents: .date))

    phone.choose(Date(timeIntervalSince1970: 500), in: "Due")
    #expect(date == bounds.upperBound)
    phone.choose(Date(timeIntervalSince1970: 20), in: "Due")
    #expect(date == Date(timeIntervalSince1970: 20))
  }

  @Test func `a disclosure group reads and sets its binding`() {
    var isOpen = true
    let binding = Binding(get: { isOpen }, set: { isOpen = $0 })
    let phone = Phone(DisclosureGroup("More", isExpanded: binding) { Text("Details") })

    #expect(phone.shows("Details"))
    phone.tap("More")
    #expect(!isOpen)
  }

  @Test func `several rows can be selected and are shown as selected`() {
    let phone = Phone(SelectionView())

    phone.tap("Whisk")
    phone.tap("Screen")
    #expect(phone.shows("Screen, Whisk"))
    phone.tap("Whisk")
    #expect(phone.shows("Screen"))
    let list = phone.front.children.first { $0.kind == .list }
    #expect(list?.children.map(\.role) == [nil, nil, .selected])
  }

  @Test func `a list reads and sets its selection binding`() {
    var selection: Int? = 2
    let list = List(selection: Binding(get: { selection }, set: { selection = $0 })) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    let phone = Phone(list)

    #expect(phone.front.children.first?.children.map(\.role) == [nil, .selected])
    phone.tap("One")
    #expect(selection == 1)
  }

  @Test func `refreshing a list runs its action and waits until the action ends`() async {
    let phone = Phone(RefreshView())

    await phone.refresh()

    #expect(phone.shows("Refreshed 1 times"))
  }

  @Test func `a refresh or a move that a list doesn't support is reported`() async {
    let phone = Phone(List { Text("Kettle") })

    let moved = messages { phone.move("Kettle", before: nil) }
    #expect(
      moved == [
        """
        There is no row 'Kettle' that can be moved.

            Screen
              List
                Kettle
        """
      ])
    let refreshed = await messages { await phone.refresh() }
    #expect(
      refreshed == [
        """
        Nothing on the screen can be refreshed.

            Screen
              List
                Kettle
        """
      ])
  }

  @Test func `submitting a field runs the nearest submit action first`() {
    let log = Log()
    let form = VStack {
      TextField("Name", text: .constant("")).onSubmit { log.lines.append("field") }
    }
    .onSubmit { log.lines.append("form") }

    Phone(form).submit("Name")

    #expect(log.lines == ["field", "form"])
  }

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

  @Test func `tabs without a selection binding can be selected by tapping`() {
    let phone = Phone(
      TabView {
        Tab("One", systemImage: "1.circle") { Text("First") }
        Tab("Two", systemImage: "2.circle") { Text("Second") }
      }
    )

    #expect(phone.shows("First"))
    phone.tap("Two")
    #expect(phone.shows("Second"))
  }

  @Test func `an edit button has its own edit mode if the environment has none`() {
    let phone = Phone(EditButton())

    phone.tap("Edit")
    #expect(phone.shows("Done"))
  }

  @Test func `a safe-area inset or bar is above or below its view`() {
    let spacing: CGFloat? = 8
    let above = Phone(Text("Map").safeAreaInset(edge: .top, spacing: spacing) { Text("Search") })
    let below = Phone(Text("Map").safeAreaBar(edge: .bottom, spacing: spacing) { Text("Go") })

    func words(of phone: Phone) -> [Substring] { phone.text.split(whereSeparator: \.isWhitespace) }
    #expect(words(of: above) == ["Screen", "Search", "Map"])
    #expect(words(of: below) == ["Screen", "Map", "Go"])
  }

  @Test func `a gradient's colors are evenly spaced`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Angle(degrees: 180).radians == .pi)
  }
}

private struct SliderView: View {
  @State private var size = 2.0
  let log: Log

  var body: some View {
    Slider(value: $size, in: 0...10, step: 2) {
      Text("Size")
    } onEditingChanged: {
      log.lines.append("\($0)")
    }
  }
}

private struct SelectionView: View {
  @State private var selection: Set<String> = []

  var body: some View {
    List(selection: $selection) {
      ForEach(["Kettle", "Whisk", "Screen"], id: \.self) { Text($0) }
    }
    Text(selection.sorted().joined(separator: ", "))
  }
}

private struct RefreshView: View {
  @State private var count = 0

  var body: some View {
    List { Text("Refreshed \(count) times") }
      .refreshable {
        await Task.yield()
        count += 1
      }
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
