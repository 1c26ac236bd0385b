import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct ViewLayerTests {
  @Test func `a safe-area inset or bar is above or below its view`() {
    let spacing: CGFloat? = 8
    let above = Phone(Text("Map").safeAreaInset(edge: .top, spacing: spacing) { Text("Search") })
    let below = Phone(Text("Map").safeAreaBar(edge: .bottom, spacing: spacing) { Text("Go") })

    func words(of phone: Phone) -> [Substring] { phone.text.split(whereSeparator: \.isWhitespace) }
    #expect(words(of: above) == ["Screen", "Search", "Map"])
    #expect(words(of: below) == ["Screen", "Map", "Go"])
  }

  @Test func `layers are listed from back to front, without hidden views`() {
    let phone = Phone {
      Text("Kettle")
        .background { Text("Paper") }
        .overlay { Text("Sold out") }
      Text("Whisk").hidden()
    }

    #expect(phone.text == "Screen\n  Paper\n  Kettle\n  Sold out")
  }
}
