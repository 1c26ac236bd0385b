import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct ContextMenuTests {
  struct ItemsView: View {
    @State var names = ["Kettle", "Whisk"]

    var body: some View {
      List(names, id: \.self) { name in
        Text(name).contextMenu {
          Button("Delete") { names.removeAll { $0 == name } }
          Button("Archive") {}.disabled(true)
        }
      }
    }
  }

  @Test func `an item of a row's context menu can be chosen`() {
    let phone = Phone(ItemsView())

    phone.choose("Delete", in: "Whisk")

    #expect(phone.shows("Kettle") && !phone.shows("Whisk"))
  }

  @Test func `a missing or disabled item of a context menu is reported`() {
    let phone = Phone(ItemsView())

    let reports = messages {
      phone.choose("Copy", in: "Whisk")
      phone.choose("Archive", in: "Whisk")
    }

    #expect(
      reports.map { $0.prefix { $0 != "\n" } } == [
        "'Whisk' has no option 'Copy'. Its options: 'Delete', 'Archive'.",
        "'Archive' in 'Whisk' is disabled.",
      ]
    )
  }

  @Test func `a context menu doesn't change the text of the screen`() {
    #expect(Phone(ItemsView()).text == "Screen\n  List\n    Kettle\n    Whisk")
  }
}

@MainActor @Suite struct OpenURLTests {
  @Test func `only views on the screen handle URLs`() {
    struct RootView: View {
      @State var isOn = false
      @State var opened: [String] = []

      var body: some View {
        Toggle("On", isOn: $isOn)
        if isOn { Text(opened.joined()).onOpenURL { opened.append($0.path) } }
      }
    }
    let phone = Phone(RootView())
    let url = URL(string: "kitchen://root/items")!
    let unhandled = "No view on the screen handles URLs with 'onOpenURL(perform:)'."

    #expect(messages { phone.open(url) } == [unhandled])
    phone.toggle("On")
    phone.open(url)
    phone.open(url)
    #expect(phone.shows("/items/items"))
    phone.toggle("On")

    #expect(messages { phone.open(url) } == [unhandled])
  }
}

@MainActor @Suite struct ObservableObjectTests {
  final class Cart: ObservableObject {
    @Published var count = 0
    var name = ""
  }

  struct CountView: View {
    @ObservedObject var cart: Cart

    var body: some View { Stepper("Items: \(cart.count)", value: $cart.count) }
  }

  struct CartView: View {
    @StateObject var cart = Cart()
    @State var isOn = false

    var body: some View {
      CountView(cart: cart)
      Toggle("On", isOn: $isOn)
      NameView().environmentObject(cart)
    }
  }

  struct NameView: View {
    @EnvironmentObject var cart: Cart

    var body: some View { Text("In the cart: \(cart.count)") }
  }

  @Test func `views that share an object observe its published properties`() {
    let phone = Phone(CartView())

    phone.step("Items: 0", by: 2)

    #expect(phone.shows("Items: 2") && phone.shows("In the cart: 2"))
  }

  @Test func `a state object is kept when its view receives new values`() {
    let phone = Phone(CartView())

    phone.step("Items: 0")
    phone.toggle("On")

    #expect(phone.shows("Items: 1"))
  }
}

@MainActor @Suite struct StoredValueTests {
  struct VolumeView: View {
    @AppStorage("volume") var volume = 5
    @AppStorage("name") var name: String?

    var body: some View {
      Stepper("Volume: \(volume)", value: $volume)
      Button("Name: \(name ?? "none")") { name = "Radio" }
    }
  }

  @Test func `optional and other properties share a value, and nil removes it`() {
    struct Settings: View {
      @AppStorage("volume") var volume = 5
      @AppStorage("volume") var stored: Int?
      @AppStorage("volume") var name = "none"

      var body: some View {
        Stepper("Volume: \(volume)", value: $volume)
        Button("Stored: \(stored ?? 0), \(name)") { stored = nil }
      }
    }
    let phone = Phone(Settings())

    phone.step("Volume: 5")
    #expect(phone.shows("Volume: 6") && phone.shows("Stored: 6, none"))
    phone.tap("Stored: 6, none")
    #expect(phone.shows("Volume: 5") && phone.shows("Stored: 0, none"))
  }

  @Test func `a value in app storage outlives its view and lasts as long as the phone`() {
    struct Root: View {
      @State var isOn = true

      var body: some View {
        Toggle("On", isOn: $isOn)
        if isOn { VolumeView() }
      }
    }
    let phone = Phone(Root())

    phone.step("Volume: 5")
    phone.tap("Name: none")
    phone.toggle("On")
    phone.toggle("On")

    #expect(phone.shows("Volume: 6") && phone.text.contains("Name: Radio"))
    #expect(Phone(Root()).shows("Volume: 5"))
  }
}

@MainActor @Suite struct OlderSpellingTests {
  @Test func `a sheet can be dismissed with the older presentation mode`() {
    struct Sheet: View {
      @Environment(\.presentationMode) var presentationMode

      var body: some View {
        Button("Close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    struct Root: View {
      @State var isShown = true

      var body: some View { Text("Root").sheet(isPresented: $isShown) { Sheet() } }
    }
    let phone = Phone(Root())

    phone.tap("Close")

    #expect(phone.text == "Screen\n  Root")
  }

  @Test func `the closure of 'onChange' can have the new value as its only parameter`() {
    struct Root: View {
      @State var count = 0
      @State var last = 0

      @available(*, deprecated, message: "It tests deprecated declarations.")
      var body: some View {
        Stepper("Count: \(count)", value: $count).onChange(of: count) { last = $0 }
        Text("Last: \(last)")
      }
    }
    let phone = Phone(Root())

    phone.step("Count: 0", by: 3)

    #expect(phone.shows("Last: 3"))
  }
}
