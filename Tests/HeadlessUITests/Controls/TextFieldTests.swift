import HeadlessUI
import Testing

@MainActor @Suite struct TextFieldTests {
  @Test func `submitting a field runs the nearest submit action first`() {
    let log = Log()
    let form = VStack {
      TextField("Name", text: .constant("")).onSubmit { log.lines.append("field") }
    }
    .onSubmit { log.lines.append("form") }

    Phone(form).submit("Name")

    #expect(log.lines == ["field", "form"])
  }
}
