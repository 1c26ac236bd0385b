import HeadlessUI
import Testing

@MainActor @Suite struct PickerTests {
  @Test func `a picker's label can be passed as a value`() {
    struct SizePicker: View {
      @State private var size = 1

      var body: some View {
        Picker(selection: $size, label: Text("Size")) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Text("Size \(size)")
      }
    }
    let phone = Phone(SizePicker())

    phone.choose("Large", in: "Size")

    #expect(phone.shows("Size: Large") && phone.shows("Size 2"))
  }

  @Test func `tags identify the options of a picker even if its selection is optional`() {
    struct SizePicker: View {
      @State private var size: Int? = 1

      var body: some View {
        Picker("Size", selection: $size) {
          Text("None").tag(nil as Int?)
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
    let phone = Phone(SizePicker())
    #expect(phone.shows("Size: Small"))

    phone.choose("Large", in: "Size")
    #expect(phone.shows("Size: Large"))

    phone.choose("None", in: "Size")
    #expect(phone.shows("Size: None"))
  }
}
