import HeadlessUI
import Testing

@MainActor @Suite struct AppStorageTests {
  struct VolumeView: View {
    @AppStorage("volume") var volume = 5
    @AppStorage("name") var name: String?

    var body: some View {
      Stepper("Volume: \(volume)", value: $volume)
      Button("Name: \(name ?? "none")") { name = "Radio" }
    }
  }

  @Test func `optional and other properties share a value, and nil removes it`() {
    struct Settings: View {
      @AppStorage("volume") var volume = 5
      @AppStorage("volume") var stored: Int?
      @AppStorage("volume") var name = "none"

      var body: some View {
        Stepper("Volume: \(volume)", value: $volume)
        Button("Stored: \(stored ?? 0), \(name)") { stored = nil }
      }
    }
    let phone = Phone(Settings())

    phone.step("Volume: 5")
    #expect(phone.shows("Volume: 6") && phone.shows("Stored: 6, none"))
    phone.tap("Stored: 6, none")
    #expect(phone.shows("Volume: 5") && phone.shows("Stored: 0, none"))
  }

  @Test func `a value in app storage outlives its view and lasts as long as the phone`() {
    struct Root: View {
      @State var isOn = true

      var body: some View {
        Toggle("On", isOn: $isOn)
        if isOn { VolumeView() }
      }
    }
    let phone = Phone(Root())

    phone.step("Volume: 5")
    phone.tap("Name: none")
    phone.toggle("On")
    phone.toggle("On")

    #expect(phone.shows("Volume: 6") && phone.text.contains("Name: Radio"))
    #expect(Phone(Root()).shows("Volume: 5"))
  }
}
