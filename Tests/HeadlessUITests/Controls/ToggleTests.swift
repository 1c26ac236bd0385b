import HeadlessUI
import Testing

@MainActor @Suite struct ToggleTests {
  @Test func `a toggle of several values is on if all of them are on, and sets all of them`() {
    struct Lamp: Identifiable {
      let id: String
      var isOn = false
    }
    struct LampsView: View {
      @State var lamps = [Lamp(id: "Hall"), Lamp(id: "Porch", isOn: true)]

      var body: some View {
        Toggle("All lamps", sources: $lamps, isOn: \.isOn)
        ForEach($lamps) { $lamp in Toggle(lamp.id, isOn: $lamp.isOn) }
      }
    }
    let phone = Phone(LampsView())

    phone.toggle("Hall")
    #expect(phone.shows("All lamps (on)"))
    phone.toggle("All lamps")
    #expect(phone.text == "Screen\n  All lamps (off)\n  Hall (off)\n  Porch (off)")
  }
}
