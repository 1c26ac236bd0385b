import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct SliderTests {
  @Test func `a slider stays within its bounds, snaps to its steps, and reports editing`() {
    let log = Log()
    let phone = Phone(SliderView(log: log))

    phone.slide("Size", to: 3.4)
    #expect(phone.shows("Size: 4.0"))
    phone.slide("Size", to: -7)
    #expect(phone.shows("Size: 0.0"))
    #expect(log.lines == ["true", "false", "true", "false"])
  }

  @Test func `a slider never writes NaN`() {
    var size: Float = 5
    let binding = Binding(get: { size }, set: { size = $0 })

    Phone(Slider(value: binding, in: 1...10) { Text("Size") }).slide("Size", to: .nan)
    #expect(size == 1)
    Phone(Slider(value: binding, in: 2...10, step: 0) { Text("Size") }).slide("Size", to: 4)
    #expect(size == 2)
    Phone(Slider(value: binding, in: 2...10) { Text("Size") }).slide("Size", to: .infinity)
    #expect(size == 10)
  }

  @Test(arguments: [(10.0, 3.0, 12.0, 9.0), (0.3, 0.1, 1, 0.3), (10, 3, 5, 6)])
  func `a slider stops at the last step of its range`(
    end: Double, step: Double, wish: Double, expected: Double
  ) {
    var size = 0.0
    let binding = Binding(get: { size }, set: { size = $0 })

    Phone(Slider(value: binding, in: 0...end, step: step) { Text("Size") }).slide("Size", to: wish)

    #expect(abs(size - expected) < 1e-9)
  }

  @Test func `a disabled slider can't be moved`() {
    let phone = Phone(SliderView(log: Log()).disabled(true))

    #expect(
      messages { phone.slide("Size", to: 3) } == [
        """
        'Size' is disabled.

            Screen
              Size: 2.0 disabled
        """
      ])
  }
}

private struct SliderView: View {
  @State private var size = 2.0
  let log: Log

  var body: some View {
    Slider(value: $size, in: 0...10, step: 2) {
      Text("Size")
    } onEditingChanged: {
      log.lines.append("\($0)")
    }
  }
}
