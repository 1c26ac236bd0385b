import Foundation
import HeadlessUI
import Testing

/// Rarely used initializers and modifiers of controls.
@MainActor @Suite struct RareControlTests {
  @Test func `tapping a menu with a primary action performs the action without opening the menu`() {
    struct SaveView: View {
      @State var saved: [String] = []

      var body: some View {
        Menu("Save") {
          Button("Save a copy") { saved.append("copy") }
        } primaryAction: {
          saved.append("original")
        }
        Menu {
          Button("Print two") { saved.append("two pages") }
        } label: {
          Text("Print")
        } primaryAction: {
          saved.append("page")
        }
        .menuActionDismissBehavior(.disabled)
        Text(saved.joined(separator: ", "))
      }
    }
    let phone = Phone(SaveView())

    phone.tap("Save")
    phone.choose("Save a copy", in: "Save")
    phone.tap("Print")

    #expect(phone.shows("original, copy, page"))
  }

  @Test func `a toggle of several values is on if all of them are on, and sets all of them`() {
    struct Lamp: Identifiable {
      let id: String
      var isOn = false
    }
    struct LampsView: View {
      @State var lamps = [Lamp(id: "Hall"), Lamp(id: "Porch", isOn: true)]

      var body: some View {
        Toggle("All lamps", sources: $lamps, isOn: \.isOn)
        ForEach($lamps) { $lamp in Toggle(lamp.id, isOn: $lamp.isOn) }
      }
    }
    let phone = Phone(LampsView())

    phone.toggle("Hall")
    #expect(phone.shows("All lamps (on)"))
    phone.toggle("All lamps")
    #expect(phone.text == "Screen\n  All lamps (off)\n  Hall (off)\n  Porch (off)")
  }

  @Test func `a stepper shows its formatted value and never leaves its range`() {
    struct DoseView: View {
      @State var dose = 0.5
      @State var count = 1

      var body: some View {
        Stepper("Dose", value: $dose, in: 0...1, step: 0.25, format: .percent)
        Stepper("Count", value: $count, format: .number)
      }
    }
    let phone = Phone(DoseView())

    phone.step("Dose 50%", by: 3)
    phone.step("Count 1", by: -2)

    #expect(phone.shows("Dose 100% [−] [+]") && phone.shows("Count -1 [−] [+]"))
  }

  @Test(arguments: [
    (-0.5, "0%"), (Double.nan, "0%"), (-Double.infinity, "0%"), (0.256, "26%"), (1.5, "100%"),
    (Double.infinity, "100%"),
  ])
  func `progress views and gauges show a value between 0% and 100%`(
    value: Double, percentage: String
  ) {
    let phone = Phone {
      ProgressView("Load", value: value)
      Gauge(value: value + 3, in: 3...4) { Text("Stock") }
    }

    #expect(phone.text == "Screen\n  Progress Load \(percentage)\n  Progress Stock \(percentage)")
  }

  @Test(arguments: [0.0, -2.0, Double.infinity, Double.nan])
  func `progress is 0% if the total isn't positive and finite`(total: Double) {
    let phone = Phone(ProgressView("Load", value: 1, total: total))

    #expect(phone.text == "Screen\n  Progress Load 0%")
  }

  @Test(arguments: [1.0...1.0, 0.0...Double.infinity, -Double.infinity...1.0])
  func `a gauge shows 0% if the length of its range is zero or infinite`(
    bounds: ClosedRange<Double>
  ) {
    let phone = Phone(Gauge(value: 1, in: bounds) { Text("Stock") })

    #expect(phone.text == "Screen\n  Progress Stock 0%")
  }

  @Test
  func `control group labels, timer values, and the texts that a share link sends aren't shown`() {
    let now = Date(timeIntervalSince1970: 0)
    let phone = Phone {
      ControlGroup("Zoom") { Button("In") {} }
      ControlGroup {
        Button("Out") {}
      } label: {
        Text("Zoom")
      }
      ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: false)
      ProgressView(timerInterval: now...now) { Text("Baking") }
      ShareLink(items: ["a", "b"])
      ShareLink("Send both", items: ["a", "b"], subject: Text("Subject"))
      ShareLink(item: "a", subject: Text("Subject"), message: Text("Message")) { Text("Send") }
      ShareLink(items: ["a"], message: Text("Message")) { Text("Send one") }
    }

    #expect(
      phone.text == """
        Screen
          [In]
          [Out]
          Progress
          Progress Baking
          [Share…]
          [Send both]
          [Send]
          [Send one]
        """
    )
  }

  @Test func `a search with tokens ends when its binding is set to false`() {
    struct Token: Identifiable { let id: String }
    struct PlantsView: View {
      @State var query = ""
      @State var tokens = [Token(id: "Herbs")]
      @State var isSearching = false

      var body: some View {
        Button("End") { isSearching = false }
          .searchable(text: $query, tokens: $tokens, isPresented: $isSearching) { Text($0.id) }
        Text(isSearching ? "Searching for \(query)" : "Idle")
      }
    }
    let phone = Phone(PlantsView())

    phone.type("dill", into: "Search")
    #expect(phone.shows("Herbs") && phone.shows("Searching for dill"))
    phone.tap("End")
    #expect(phone.shows("Idle"))
  }

  @Test func `APIs that affect only appearance or other devices don't change the content`() async {
    let phone = Phone(
      NavigationStack {
        List {
          Text("Oak")
            .badge(Text("new"))
            .labelsVisibility(.hidden)
            .listRowSeparatorTint(.red, edges: .bottom)
            .presentationCompactAdaptation(horizontal: .sheet, vertical: .popover)
          TimelineView(.everyMinute) { context in
            Text(context.cadence <= .seconds ? "Live" : "Late")
          }
          ModifiedContent(content: Text("Elm"), modifier: EmptyModifier())
        }
        .toolbar(removing: .sidebarToggle)
      }
    )

    #expect(phone.text == "Screen\n  List\n    Oak\n    Live\n    Elm")
    #expect(EnvironmentValues().pixelLength * EnvironmentValues().displayScale == 1)
  }

  @Test func `a named task runs like any other task`() async {
    struct TaskView: View {
      @State var isDone = false

      var body: some View {
        Text(isDone ? "Done" : "Waiting").task(name: "Load") { isDone = true }
      }
    }
    let phone = Phone(TaskView())

    await phone.wait { $0.shows("Done") }

    #expect(phone.shows("Done"))
  }
}
