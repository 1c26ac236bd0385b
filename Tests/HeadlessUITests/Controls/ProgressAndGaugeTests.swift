import HeadlessUI
import Testing

@MainActor @Suite struct ProgressAndGaugeTests {
  @Test(arguments: [
    (-0.5, "0%"), (Double.nan, "0%"), (-Double.infinity, "0%"), (0.256, "26%"), (1.5, "100%"),
    (Double.infinity, "100%"),
  ])
  func `progress views and gauges show a value between 0% and 100%`(
    value: Double, percentage: String
  ) {
    let phone = Phone {
      ProgressView("Load", value: value)
      Gauge(value: value + 3, in: 3...4) { Text("Stock") }
    }

    #expect(phone.text == "Screen\n  Progress Load \(percentage)\n  Progress Stock \(percentage)")
  }

  @Test(arguments: [0.0, -2.0, Double.infinity, Double.nan])
  func `progress is 0% if the total isn't positive and finite`(total: Double) {
    let phone = Phone(ProgressView("Load", value: 1, total: total))

    #expect(phone.text == "Screen\n  Progress Load 0%")
  }

  @Test(arguments: [1.0...1.0, 0.0...Double.infinity, -Double.infinity...1.0])
  func `a gauge shows 0% if the length of its range is zero or infinite`(
    bounds: ClosedRange<Double>
  ) {
    let phone = Phone(Gauge(value: 1, in: bounds) { Text("Stock") })

    #expect(phone.text == "Screen\n  Progress Stock 0%")
  }
}
