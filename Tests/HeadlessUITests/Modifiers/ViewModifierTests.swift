import HeadlessUI
import Testing

@MainActor @Suite struct ViewModifierTests {
  @Test func `a custom modifier can have state`() {
    let phone = Phone(Text("Whisk").modifier(Badge()))

    phone.tap("0")

    #expect(phone.text == "Screen\n  Whisk [1]")
  }

  @Test func `two modifiers can be combined into a single modifier`() {
    struct Prefix: ViewModifier {
      let text: String

      func body(content: Content) -> some View {
        HStack { Text(text); content }
      }
    }
    let phone = Phone(Text("c").modifier(Prefix(text: "b").concat(Prefix(text: "a"))))

    #expect(phone.shows("a b c"))
  }
}

private struct Badge: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    HStack {
      content
      Button("\(count)") { count += 1 }
    }
  }
}
