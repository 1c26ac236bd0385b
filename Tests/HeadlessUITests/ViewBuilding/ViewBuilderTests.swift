import HeadlessUI
import Testing

@MainActor @Suite struct ViewBuilderTests {
  @Test func `a view builder supports 'if', 'if let', 'switch', availability, and empty content`() {
    enum Mode: CaseIterable { case words, picture, nothing }
    @ViewBuilder func content(_ mode: Mode, name: String?) -> some View {
      if let name { Text(name) }
      switch mode {
      case .words: Text("words")
      case .picture: Image(systemName: "star")
      case .nothing: EmptyView()
      }
      if #available(iOS 17, macOS 14, *) { Text("new") } else { Text("old") }
      Group {}
    }

    let texts = Mode.allCases.map { Phone(content($0, name: $0 == .words ? "name" : nil)).text }

    #expect(
      texts == ["Screen\n  name\n  words\n  new", "Screen\n  (star)\n  new", "Screen\n  new"]
    )
  }

  @Test func `a view builder can contain more than ten views`() {
    let phone = Phone {
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
      Text("6")
      Text("7")
      Text("8")
      Text("9")
      Text("10")
      Text("11")
      Text("12")
    }

    #expect(phone.front.children.count == 12)
  }
}
