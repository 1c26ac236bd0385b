import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct GestureTests {
  @Test func `tapping a row's text taps the row, but tapping its button taps only the button`() {
    struct Rows: View {
      @State private var log = ""

      var body: some View {
        List {
          ForEach([Item(id: 1, name: "a"), Item(id: 2, name: "b")]) { item in
            HStack {
              Text(item.name)
              Spacer()
              Button("Edit") { log += "edit \(item.name) " }
            }
            .contentShape(Rectangle())
            .onTapGesture { log += "select \(item.name) " }
          }
          Text("log: \(log)")
        }
      }
    }
    let phone = Phone(Rows())

    phone.tap("b")
    phone.tap("Edit", in: "a")

    #expect(phone.shows("log: select b edit a "))
  }

  @Test func `a gesture that was absent or disabled can become active`() {
    struct Card: View {
      @State private var isLocked = true
      @State private var log = ""

      var body: some View {
        Text("Optional").gesture(isLocked ? nil : TapGesture().onEnded { log += "o" })
        Text("Disabled").gesture(TapGesture().onEnded { log += "d" }, isEnabled: !isLocked)
        Text("Held").onLongPressGesture(
          pressing: { log += $0 ? "<" : ">" }, perform: { log += "h" })
        Button("Unlock") { isLocked = false }
        Text("log: \(log)")
      }
    }
    let phone = Phone(Card())

    phone.tap("Unlock")
    phone.tap("Optional")
    phone.tap("Disabled")
    phone.longPress("Held")

    #expect(phone.shows("log: od<h>"))
  }

  @Test func `a gesture updates its state until it ends`() {
    let phone = Phone(GesturesView())

    phone.drag("Card", by: CGSize(width: 20, height: 0))
    #expect(phone.shows("Seen: 20.0, now: 0.0"))
    phone.tap("Place")
    #expect(phone.shows("Tapped at 0.0"))
  }
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
