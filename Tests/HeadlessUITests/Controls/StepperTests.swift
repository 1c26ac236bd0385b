import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct StepperTests {
  @Test func `a stepper shows its formatted value and never leaves its range`() {
    struct DoseView: View {
      @State var dose = 0.5
      @State var count = 1

      var body: some View {
        Stepper("Dose", value: $dose, in: 0...1, step: 0.25, format: .percent)
        Stepper("Count", value: $count, format: .number)
      }
    }
    let phone = Phone(DoseView())

    phone.step("Dose 50%", by: 3)
    phone.step("Count 1", by: -2)

    #expect(phone.shows("Dose 100% [−] [+]") && phone.shows("Count -1 [−] [+]"))
  }

  @Test func `a stepper reports editing once for several steps, even if they have no effect`() {
    var (count, events) = (2, [Bool]())
    let binding = Binding(get: { count }, set: { count = $0 })
    let phone = Phone {
      Stepper(value: binding) { Text("Any") } onEditingChanged: { events.append($0) }
      Stepper(value: binding, in: 0...2) { Text("Few") } onEditingChanged: { events.append($0) }
    }

    phone.step("Few")
    #expect(count == 2 && events == [true, false])
    phone.step("Any", by: 3)
    #expect(count == 5 && events == [true, false, true, false])
  }
}
