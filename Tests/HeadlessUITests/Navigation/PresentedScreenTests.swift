import HeadlessUI
import Testing

@MainActor @Suite struct PresentedScreenTests {
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

  @Test func `an item with a different ID presents a new sheet`() {
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

  @Test func `'onDismiss' runs once after the sheet is gone, however it was dismissed`() {
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
      @State private var item: Item? = Item(id: 1, name: "Whisk")
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
          About Whisk
          [Delete Whisk] destructive
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

  @Test func `a popover can specify its anchor`() {
    let phone = Phone {
      Text("Price").popover(
        isPresented: .constant(true), attachmentAnchor: .point(.center), arrowEdge: .bottom
      ) {
        Text("Net of tax")
      }
    }

    #expect(phone.text == "Screen\n  Price\nPopover\n  Net of tax")
  }
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
