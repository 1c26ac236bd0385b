import HeadlessUI
import Testing

@MainActor @Suite struct DisclosureGroupTests {
  @Test func `a disclosure group reads and sets its binding`() {
    var isOpen = true
    let binding = Binding(get: { isOpen }, set: { isOpen = $0 })
    let phone = Phone(DisclosureGroup("More", isExpanded: binding) { Text("Details") })

    #expect(phone.shows("Details"))
    phone.tap("More")
    #expect(!isOpen)
  }
}
