import HeadlessUI
import Testing

@MainActor @Suite struct EditModeTests {
  @Test func `an edit button has its own edit mode if the environment has none`() {
    let phone = Phone(EditButton())

    phone.tap("Edit")
    #expect(phone.shows("Done"))
  }
}
