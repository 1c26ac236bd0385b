import Foundation
import HeadlessUI
import Testing

/// Less common ways to write controls and containers in SwiftUI.
@MainActor
@Suite struct ControlSpellingTests {
  @Test func `a field edits a formatted value and ignores text in a different format`() {
    let phone = Phone(FieldsView())

    phone.type("7", into: "Count")
    phone.type("many", into: "Count")
    #expect(phone.shows("Count is 7"))
    phone.type("x", into: "Discount")
    #expect(phone.shows("Discount is none"))
    phone.submit("Old")
    #expect(phone.shows("Committed"))
  }

  @Test func `a date is clamped to a one-sided range`() {
    let phone = Phone(DateView())

    phone.choose(.distantPast, in: "From")
    phone.choose(.distantFuture, in: "Until")
    #expect(phone.shows("0.0 0.0"))
  }

  @Test func `rows that a list creates from data can be selected and deleted`() {
    let phone = Phone(RowsView())

    phone.tap("Whisk")
    #expect(phone.shows("Selected: Whisk"))
    phone.swipe("Field A", tap: "Delete")
    #expect(phone.shows("Fields: B"))
  }

  @Test func `controls whose labels are views or contain images are found by their text`() {
    let phone = Phone(LabelsView())

    phone.slide("Volume", to: 1)
    phone.step("Amount")
    phone.toggle("Loud")
    #expect(phone.shows("1.0 2 true") && phone.shows("Edits: 2"))
  }

  @Test func `a stepper reports editing once for several steps, even if they have no effect`() {
    var (count, events) = (2, [Bool]())
    let binding = Binding(get: { count }, set: { count = $0 })
    let phone = Phone {
      Stepper(value: binding) { Text("Any") } onEditingChanged: { events.append($0) }
      Stepper(value: binding, in: 0...2) { Text("Few") } onEditingChanged: { events.append($0) }
    }

    phone.step("Few")
    #expect(count == 2 && events == [true, false])
    phone.step("Any", by: 3)
    #expect(count == 5 && events == [true, false, true, false])
  }

  @Test func `toolbar items can have a custom type and depend on a condition`() {
    let phone = Phone(BarView())

    #expect(phone.shows("Save") && phone.shows("Undo") && !phone.shows("Redo"))
  }

  @Test func `tapping a tab selects its value`() {
    let phone = Phone(ScreensView())

    phone.tap("Settings")
    #expect(phone.shows("Dark mode") && phone.shows("4 tabs"))
  }

  @Test func `a custom style can rearrange a toggle's parts and change its value`() {
    let phone = Phone(StyledToggleView())

    phone.tap("off In stock")
    #expect(phone.shows("on In stock"))
  }

  @Test func `a gesture updates its state until it ends`() {
    let phone = Phone(GesturesView())

    phone.drag("Card", by: CGSize(width: 20, height: 0))
    #expect(phone.shows("Seen: 20.0, now: 0.0"))
    phone.tap("Place")
    #expect(phone.shows("Tapped at 0.0"))
  }

  @Test func `a type-erased layout shows its views`() {
    let phone = Phone(AnyLayout(HStackLayout()) { Text("A"); Text("B") })

    #expect(phone.shows("A") && phone.shows("B"))
  }
}

private struct FieldsView: View {
  @State var count = 1
  @State var discount: Int? = 3
  @State var log = ""
  @State var text = ""

  var body: some View {
    TextField("Count", value: $count, format: .number)
    TextField("Discount", value: $discount, format: .number)
    OldField(text: $text) { log = "Committed" }
    Text("Count is \(count)")
    Text("Discount is \(discount.map { "\($0)" } ?? "none")")
    Text(log)
  }
}

private struct OldField: View {
  @Binding var text: String
  let commit: @MainActor () -> Void

  @available(*, deprecated, message: "It tests deprecated declarations.")
  var body: some View { TextField("Old", text: $text, onCommit: commit) }
}

private struct DateView: View {
  static let start = Date(timeIntervalSince1970: 0)
  @State var from = start
  @State var until = start

  var body: some View {
    DatePicker("From", selection: $from, in: Self.start..., displayedComponents: .date)
    DatePicker("Until", selection: $until, in: ...Self.start)
    Text("\(from.timeIntervalSince1970) \(until.timeIntervalSince1970)")
  }
}

private struct RowsView: View {
  struct Item: Identifiable { var id: String }

  @State var fields = [Item(id: "A"), Item(id: "B")]
  @State var selection: String?

  var body: some View {
    List([Item(id: "Kettle"), Item(id: "Whisk")], selection: $selection) { Text($0.id) }
    List($fields, editActions: .all) { $field in Text("Field \(field.id)") }
    Text("Selected: \(selection ?? "nothing")")
    Text("Fields: \(fields.map(\.id).joined())")
  }
}

private struct LabelsView: View {
  @State var amount = 1
  @State var edits = 0
  @State var isLoud = false
  @State var volume = 0.0

  var body: some View {
    Slider(value: $volume) {
      Text("Volume")
    } minimumValueLabel: {
      Text("Low")
    } maximumValueLabel: {
      Text("High")
    }
    Stepper(value: $amount, in: 0...2) { Text("Amount") } onEditingChanged: { _ in edits += 1 }
    Toggle("Loud", systemImage: "speaker", isOn: $isLoud)
    Picker("Level", systemImage: "gauge", selection: $amount) { Text("One").tag(1) }
    ProgressView(value: 0.5) { Text("Done") } currentValueLabel: { Text("half") }
    Text("\(volume) \(amount) \(isLoud)")
    Text("Edits: \(edits)")
  }
}

private struct ScreensView: View {
  enum Screen { case list, settings }

  @State var selection = Screen.list

  var body: some View {
    TabView(selection: $selection) {
      Tab("List", systemImage: "list.bullet", value: .list) { Text("Kettle") }
      Tab("Settings", systemImage: "gear", value: .settings) {
        Text("Dark mode")
        LabeledContent("Number", value: 4, format: .number.grouping(.never))
        Text("\(4, specifier: "%d") tabs")
      }
      if selection == .list {
        Text("Old").tabItem { Text("Old") }
      }
    }
  }
}

private struct BarView: View {
  var body: some View {
    NavigationStack {
      Text("Note")
        .navigationTitle(.constant("Note"))
        .toolbar {
          SaveBar()
          items
          ToolbarSpacer(.fixed)
        }
        .toolbar(id: "bar") { ToolbarItem(id: "share") { Button("Share") {} } }
    }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .bottomBar) { Button("Undo") {} }
    if 1 > 2 {
      ToolbarItemGroup(placement: .bottomBar) { Button("Redo") {} }
    }
  }
}

private struct SaveBar: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
  }
}

private struct StyledToggleView: View {
  @State var isInStock = false

  var body: some View {
    Toggle("In stock", isOn: $isInStock).toggleStyle(.checkbox)
  }
}

private struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "on" : "off")
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == CheckboxStyle {
  fileprivate static var checkbox: CheckboxStyle { CheckboxStyle() }
}

private struct GesturesView: View {
  @GestureState var distance = 0.0
  @State var log = ""
  @State var seen = 0.0

  var body: some View {
    Text("Card")
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($distance) { drag, distance, _ in distance = drag.translation.width }
          .onChanged { seen = $0.translation.width },
        including: .all
      )
      .gesture(MagnifyGesture().onChanged { seen = $0.magnification })
      .gesture(RotateGesture().onEnded { seen = $0.rotation.degrees })
    Text("Place").onTapGesture { (place: CGPoint) in log = "Tapped at \(place.x)" }
    Text("Seen: \(seen), now: \(distance)")
    Text(log)
  }
}
