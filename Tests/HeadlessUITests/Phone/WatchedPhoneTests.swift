import HeadlessUI
import Testing

/// Tests of the C symbols through which tools draw screens without importing this library.
@MainActor @Suite(.serialized) struct WatchedPhoneTests {
  private func part(_ part: Int32) -> String? {
    screenPart(part).map { pointer in
      defer { pointer.deallocate() }
      return String(cString: pointer)
    }
  }

  @Test func `the last touched phone provides its text and its elements`() {
    watchScreen(true)
    defer { watchScreen(false) }
    let phone = Phone(Text("A\0B"))

    #expect(part(0) == "Screen\n  A\u{FFFD}B")
    #expect(part(1) == phone.window.json)
    #expect(part(2) == nil)
  }

  @Test func `a watched phone can be drawn after it's no longer retained`() {
    watchScreen(true)
    _ = Phone(Text("Gone"))
    #expect(part(0) == "Screen\n  Gone")

    watchScreen(false)
    #expect(part(0) == nil)
  }

  @Test func `a phone that was touched before watching started is drawn only if it has changed`() {
    let counter = Counter()
    let phone = Phone(CounterText(counter: counter))
    _ = phone.text

    watchScreen(true)
    defer { watchScreen(false) }
    #expect(part(0) == nil)
    counter.count = 7
    #expect(part(0) == "Screen\n  7")
  }
}

private struct CounterText: View {
  let counter: Counter
  var body: some View { Text("\(counter.count)") }
}
