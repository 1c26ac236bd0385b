import Foundation
import HeadlessUI
import Testing

/// The JSON document that tools draw screens from.
@MainActor @Suite struct DocumentTests {
  @Test func `a document has a version and omits fields with default values`() {
    #expect(
      Phone(Text("Hi")).window.json == """
        {"version":1,"screen":{"kind":"window","children":[{"kind":"screen","children":[\
        {"kind":"text","title":"Hi"}]}]}}
        """
    )
  }

  @Test func `a document contains an element's title, role, state, value, and swipe actions`() {
    let phone = Phone {
      Button("Delete", role: .destructive) {}.disabled(true)
      Toggle("Open", isOn: .constant(true))
      List {
        Text("Row").swipeActions { Button("Pin") {} }
      }
    }

    #expect(
      phone.front.json == """
        {"version":1,"screen":{"kind":"screen","children":[\
        {"kind":"button","title":"Delete","role":"destructive","isEnabled":false,"children":[\
        {"kind":"text","title":"Delete","isEnabled":false}]},\
        {"kind":"toggle","title":"Open","value":"on"},\
        {"kind":"list","children":[{"kind":"text","title":"Row","swipeActions":[\
        {"kind":"button","title":"Pin","children":[{"kind":"text","title":"Pin"}]}]}]}]}}
        """
    )
  }

  @Test func `the placement of a toolbar item determines its position in the document`() {
    let placements: [ToolbarItemPlacement] = [
      .automatic, .primaryAction, .cancellationAction, .topBarLeading, .principal, .bottomBar,
    ]
    let phone = Phone(
      NavigationStack {
        Text("Trip").toolbar {
          ForEach(placements, id: \.self) { placement in
            ToolbarItem(placement: placement) { Button("Go") {} }
          }
        }
      })

    let bar = phone.front.children.first { $0.kind == .toolbar }
    #expect(bar?.children.map(\.placement) == [nil, nil, .leading, .leading, .center, .bottom])
    #expect(phone.front.json.contains("\"placement\":\"bottom\""))
  }

  @Test func `the view that presents a popover is an anchor while the popover is shown`() {
    struct Forecast: View {
      @State private var isShown = false

      var body: some View {
        Button("Weather") { isShown = true }
          .popover(isPresented: $isShown) { Text("Sunny") }
      }
    }
    let phone = Phone(Forecast())
    #expect(!phone.window.json.contains("isAnchor"))

    phone.tap("Weather")
    #expect(phone.window.children.first?.children.map(\.isAnchor) == [true])
    #expect(phone.window.json.contains("\"isAnchor\":true"))

    phone.dismissSheet()
    #expect(!phone.window.json.contains("isAnchor"))
  }

  @Test func `a document is one line, even if the screen's text has line breaks`() throws {
    let text = "\"\\\u{0}\u{1}\n\r\u{7F}\u{9B}\u{2028}é👩‍👧</script>"

    let json = Phone(Text(text)).front.json

    #expect(!json.unicodeScalars.contains { $0.properties.generalCategory == .control })
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let screen = object?["screen"] as? [String: Any]
    #expect((screen?["children"] as? [[String: Any]])?.first?["title"] as? String == text)
  }

  @Test func `phones with equal screens have equal documents`() {
    let first = Phone(KitchenView(kitchen: Kitchen()))
    first.tap("Add")
    first.dismissSheet()
    let second = Phone(KitchenView(kitchen: Kitchen()))

    #expect(first.window.json == second.window.json)
    #expect(first.window == second.window)
  }
}
