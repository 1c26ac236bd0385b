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
      Text("Keyboard").draggable(Item(name: "keyboard"))
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
    phone.drag("Keyboard", onto: "Cart")

    #expect(phone.shows(#"["keyboard"] [true, false]"#))
  }

  @Test func `dropping a value of another type is reported`() {
    #expect(
      messages { phone.drag("Note", onto: "Cart") } == [
        """
        “Cart” is on the screen but doesn't accept the value of “Note”: Call back.

            Screen
              Keyboard
              Note
              Cart
              [] []
        """
      ]
    )
  }

  @Test func `dropping a value that is refused is reported`() {
    phone.drag("Keyboard", onto: "Cart")

    let reported = messages { phone.drag("Keyboard", onto: "Cart") }

    #expect(
      reported == [
        """
        “Cart” is on the screen but doesn't accept the value of “Keyboard”: Item(name: "keyboard").

            Screen
              Keyboard
              Note
              Cart
              ["keyboard"] [true, false, true, false]
        """
      ])
  }

  @Test func `dragging a view that can't be dragged is reported`() {
    let reported = messages { phone.drag("Cart", onto: "Keyboard") }

    #expect(
      reported == [
        """
        “Cart” is on the screen but can't be dragged.

            Screen
              Keyboard
              Note
              Cart
              [] []
        """
      ])
  }

  @Test func `dragging or dropping on text that isn't on the screen is reported`() {
    let reported = messages {
      phone.drag("Mouse", onto: "Cart")
      phone.drag("Keyboard", onto: "Bin")
    }

    #expect(
      reported == ["Mouse", "Bin"].map { name in
        """
        There is no “\(name)” on the screen.

            Screen
              Keyboard
              Note
              Cart
              [] []
        """
      })
  }
}
