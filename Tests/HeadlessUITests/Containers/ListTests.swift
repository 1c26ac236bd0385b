import HeadlessUI
import Testing

@MainActor @Suite struct ListTests {
  @Test func `a list can have a row for each integer of a range`() {
    #expect(Phone(List(1..<3) { Text("Row \($0)") }).text == "Screen\n  List\n    Row 1\n    Row 2")
  }
}
