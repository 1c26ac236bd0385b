import HeadlessUI
import Testing

@MainActor @Suite struct ControlLabelTests {
  @Test func `controls whose labels are views or contain images are found by their text`() {
    let phone = Phone(LabelsView())

    phone.slide("Volume", to: 1)
    phone.step("Amount")
    phone.toggle("Loud")
    #expect(phone.shows("1.0 2 true") && phone.shows("Edits: 2"))
  }
}

private struct LabelsView: View {
  @State var amount = 1
  @State var edits = 0
  @State var isLoud = false
  @State var volume = 0.0

  var body: some View {
    Slider(value: $volume) {
      Text("Volume")
    } minimumValueLabel: {
      Text("Low")
    } maximumValueLabel: {
      Text("High")
    }
    Stepper(value: $amount, in: 0...2) { Text("Amount") } onEditingChanged: { _ in edits += 1 }
    Toggle("Loud", systemImage: "speaker", isOn: $isLoud)
    Picker("Level", systemImage: "gauge", selection: $amount) { Text("One").tag(1) }
    ProgressView(value: 0.5) { Text("Done") } currentValueLabel: { Text("half") }
    Text("\(volume) \(amount) \(isLoud)")
    Text("Edits: \(edits)")
  }
}
