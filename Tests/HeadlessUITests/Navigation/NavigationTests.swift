import HeadlessUI
import Observation
import Testing

@MainActor @Suite struct NavigationTests {
  @Test func `a stack shows the path's last value, and going back removes the value`() {
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

  @Test func `the type of each value in a mixed path determines its screen`() {
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
          Button("Show") { item = Item(id: 1, name: "Whisk") }
            .navigationDestination(item: $item) { Text($0.name).navigationTitle("Item") }
        }
      }
    }
    let phone = Phone(Details())

    phone.tap("Show")
    #expect(phone.text == "Screen “Item”\n  ‹ Back\n  Whisk")
    phone.goBack()

    #expect(phone.text == "Screen\n  [Show]")
  }

  @Test func `a link with a flag shows its screen while the flag is true`() {
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
