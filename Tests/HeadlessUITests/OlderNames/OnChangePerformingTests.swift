import HeadlessUI
import Testing

@MainActor @Suite struct OnChangePerformingTests {
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
