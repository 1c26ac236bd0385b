import HeadlessUI
import Observation
import Testing

@MainActor @Suite struct NavigationTests {
  @Test func `a path opens its last screen, and going back removes it`() {
    let model = PathModel([1, 2, 3])
    let phone = Phone(PathView(model: model))

    #expect(phone.text == "Screen “Number 3”\n  ‹ Number 2\n  [4] ›")
    phone.goBack()
    #expect(model.numbers == [1, 2])
    phone.goBack()
    phone.goBack()

    #expect(model.numbers == [])
    #expect(phone.text == "Screen “Root”\n  [1] ›")
  }

  @Test func `a link appends its value to the path`() {
    let model = PathModel([])
    let phone = Phone(PathView(model: model))

    phone.tap("1")
    phone.tap("2")

    #expect(model.numbers == [1, 2])
    #expect(phone.text == "Screen “Number 2”\n  ‹ Number 1\n  [3] ›")
  }

  @Test func `a mixed path shows screens by the types of its values`() {
    struct Mixed: View {
      @State private var path = NavigationPath([1] as [Int])

      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              Button("push") { path.append("Hello") }
                .navigationTitle("\(number)")
            }
            .navigationDestination(for: String.self) { word in
              Text("\(word), \(path.count)")
              Button("home") { path.removeLast(path.count) }
            }
        }
      }
    }
    let phone = Phone(Mixed())

    phone.tap("push")
    #expect(phone.text == "Screen\n  ‹ 1\n  Hello, 2\n  [home]")
    phone.tap("home")

    #expect(phone.text == "Screen\n  root")
  }

  @Test func `a screen keeps its state while another screen covers it`() {
    let phone = Phone(
      NavigationStack {
        CounterView(title: "Count")
        NavigationLink("More") { Text("more") }
      }
    )

    phone.tap("Count: 0")
    phone.tap("More")
    phone.goBack()

    #expect(phone.text == "Screen\n  [Count: 1]\n  [More] ›")
  }

  @Test func `a pushed screen can dismiss itself`() {
    let model = PathModel([1])
    let phone = Phone(
      NavigationStack(path: Binding(model, \.numbers)) {
        Text("root").navigationDestination(for: Int.self) { _ in CloseButton() }
      }
    )

    phone.tap("Close")

    #expect(model.numbers == [])
    #expect(phone.text == "Screen\n  root")
  }

  @Test func `a screen is pushed while its item is set`() {
    struct Details: View {
      @State private var item: Item?

      var body: some View {
        NavigationStack {
          Button("Show") { item = Item(id: 1, name: "Mouse") }
            .navigationDestination(item: $item) { Text($0.name).navigationTitle("Item") }
        }
      }
    }
    let phone = Phone(Details())

    phone.tap("Show")
    #expect(phone.text == "Screen “Item”\n  ‹ Back\n  Mouse")
    phone.goBack()

    #expect(phone.text == "Screen\n  [Show]")
  }

  @Test func `a link with a flag is active while the flag is true`() {
    struct Flagged: View {
      @State var isActive = true

      var body: some View {
        NavigationStack {
          NavigationLink("Go", destination: Text("there"), isActive: $isActive)
        }
      }
    }
    let phone = Phone(Flagged())

    #expect(phone.text == "Screen\n  ‹ Back\n  there")
    phone.goBack()

    #expect(phone.text == "Screen\n  [Go] ›")
  }

  @Test func `a nested sheet is dismissed before the sheet below it`() {
    let phone = Phone(NestedSheets(depth: 0))

    phone.tap("Present 0")
    phone.tap("Present 1")
    #expect(
      phone.text == """
        Screen
          [Present 0]
        Sheet
          [Present 1]
          Sheet
            [Present 2]
        """
    )
    phone.dismissSheet()
    #expect(phone.front.text == "Sheet\n  [Present 1]")
    phone.dismissSheet()

    #expect(phone.text == "Screen\n  [Present 0]")
  }

  @Test func `an item with a different id presents a new sheet`() {
    struct Editor: View {
      @State private var item: Item? = Item(id: 1, name: "a")

      var body: some View {
        Text("base").sheet(item: $item) { shown in
          CounterView(title: shown.name)
          Button("Same id") { item = Item(id: 1, name: "b") }
          Button("Other id") { item = Item(id: 2, name: "c") }
        }
      }
    }
    let phone = Phone(Editor())

    phone.tap("a: 0")
    phone.tap("Same id")
    #expect(phone.shows("b: 1"))
    phone.tap("Other id")

    #expect(phone.shows("c: 0"))
  }

  @Test func `onDismiss runs once after the sheet is gone, however it was dismissed`() {
    struct Dismissals: View {
      @State private var isShown = false
      @State private var count = 0

      var body: some View {
        Button("Show, dismissed \(count) times") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { count += 1 }) { CloseButton() }
      }
    }
    let phone = Phone(Dismissals())

    phone.tap("Show, dismissed 0 times")
    phone.dismissSheet()
    phone.tap("Show, dismissed 1 times")
    phone.tap("Close")

    #expect(phone.text == "Screen\n  [Show, dismissed 2 times]")
  }

  @Test func `a dialog has an implicit Cancel button`() {
    struct Options: View {
      @State private var item: Item? = Item(id: 1, name: "Mouse")
      @State private var isShown = true

      var body: some View {
        Text(item == nil ? "gone" : "there")
          .confirmationDialog("Options", isPresented: $isShown, presenting: item) { item in
            Button("Delete \(item.name)", role: .destructive) { self.item = nil }
          } message: { item in
            Text("About \(item.name)")
          }
      }
    }
    let phone = Phone(Options())

    #expect(
      phone.text == """
        Screen
          there
        Dialog “Options”
          About Mouse
          [Delete Mouse] destructive
          [Cancel] cancel
        """
    )
    phone.tap("Cancel")

    #expect(phone.text == "Screen\n  there")
  }

  @Test func `an alert without buttons gets an OK button`() {
    let phone = Phone(AlertView())

    phone.tap("Warn")
    #expect(phone.front.text == "Alert “Careful”\n  [OK]")
    phone.tap("OK")

    #expect(phone.text == "Screen\n  [Warn]")
  }

  @Test func `tabs keep their state when another tab is selected`() {
    struct Tabs: View {
      @State private var tab = "a"

      var body: some View {
        TabView(selection: $tab) {
          NavigationStack { CounterView(title: "Count").navigationTitle("First") }
            .tabItem { Label("One", systemImage: "star") }
            .tag("a")
          Text("second").tabItem { Text("Two") }.tag("b")
        }
      }
    }
    let phone = Phone(Tabs())

    phone.tap("Count: 0")
    phone.tap("Two")
    #expect(phone.text == "Tabs\n  Tab “One”\n  Tab “Two” selected\n    second")
    phone.tap("One")

    #expect(
      phone.text == """
        Tabs
          Tab “One” selected
            Screen “First”
              [Count: 1]
          Tab “Two”
        """
    )
  }
}

@MainActor @Observable
final class PathModel {
  var numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }
}

struct PathView: View {
  @Bindable var model: PathModel

  var body: some View {
    NavigationStack(path: $model.numbers) {
      NavigationLink("1", value: 1)
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("\(number + 1)", value: number + 1)
            .navigationTitle("Number \(number)")
        }
    }
  }
}

struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

struct NestedSheets: View {
  let depth: Int
  @State private var isShown = false

  init(depth: Int) {
    self.depth = depth
  }

  var body: some View {
    Button("Present \(depth)") { isShown = true }
      .sheet(isPresented: $isShown) { NestedSheets(depth: depth + 1) }
  }
}

struct AlertView: View {
  @State private var isShown = false

  var body: some View {
    Button("Warn") { isShown = true }.alert("Careful", isPresented: $isShown) {}
  }
}
