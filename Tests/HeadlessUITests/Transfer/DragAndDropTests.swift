import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct DragAndDropTests {
  struct Item: Codable, Equatable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \Item.name)
    }
  }

  struct CartView: View {
    @State var items: [Item] = []
    @State var targets: [Bool] = []

    var body: some View {
      Text("Kettle").draggable(Item(name: "kettle"))
      Text("Note").draggable("Call back") { Text("Preview") }
      VStack {
        Text("Cart")
        Text("\(items.map(\.name)) \(targets)")
      }
      .dropDestination(for: Item.self) { dropped, _ in
        guard !items.contains(dropped[0]) else { return false }
        items += dropped
        return true
      } isTargeted: {
        targets.append($0)
      }
    }
  }

  let phone = Phone(CartView())

  @Test func `a dragged value reaches the view that it's dropped on`() {
    phone.drag("Kettle", onto: "Cart")

    #expect(phone.shows(#"["kettle"] [true, false]"#))
  }

  @Test func `a disabled view doesn't accept a value`() {
    let phone = Phone {
      Text("Note").draggable("Call back")
      Text("Board").dropDestination(for: String.self) { _, _ in true }.disabled(true)
    }

    #expect(
      messages { phone.drag("Note", onto: "Board") }.first?.hasPrefix(
        "'Board' is on the screen but doesn't accept the value 'Call back' dragged from 'Note'")
        == true)
  }

  @Test func `dropping a value of another type is reported`() {
    #expect(
      messages { phone.drag("Note", onto: "Cart") } == [
        """
        'Cart' is on the screen but doesn't accept the value 'Call back' dragged from 'Note'.

            Screen
              Kettle
              Note
              Cart
              [] []
        """
      ]
    )
  }

  @Test func `dropping a value that the destination refuses is reported`() {
    phone.drag("Kettle", onto: "Cart")

    let reported = messages { phone.drag("Kettle", onto: "Cart") }

    #expect(
      reported == [
        """
        'Cart' is on the screen but doesn't accept the value 'Item(name: "kettle")' dragged from \
        'Kettle'.

            Screen
              Kettle
              Note
              Cart
              ["kettle"] [true, false, true, false]
        """
      ])
  }

  @Test func `dragging a view that can't be dragged is reported`() {
    let reported = messages { phone.drag("Cart", onto: "Kettle") }

    #expect(
      reported == [
        """
        'Cart' is on the screen but can't be dragged.

            Screen
              Kettle
              Note
              Cart
              [] []
        """
      ])
  }

  @Test func `dragging a disabled view is reported`() {
    let phone = Phone {
      Text("Kettle").draggable("kettle").disabled(true)
      Text("Cart").dropDestination(for: String.self) { _, _ in true }
    }

    #expect(
      messages { phone.drag("Kettle", onto: "Cart") } == [
        """
        'Kettle' is disabled.

            Screen
              Kettle
              Cart
        """
      ])
  }

  @Test func `a drag from or onto text that isn't on the screen is reported`() {
    let reported = messages {
      phone.drag("Whisk", onto: "Cart")
      phone.drag("Kettle", onto: "Bin")
    }

    #expect(
      reported
        == ["Whisk", "Bin"].map { name in
          """
          There is no '\(name)' on the screen.

              Screen
                Kettle
                Note
                Cart
                [] []
          """
        })
  }
}
