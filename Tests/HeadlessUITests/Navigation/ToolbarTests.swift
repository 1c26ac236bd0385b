import HeadlessUI
import Testing

@MainActor @Suite struct ToolbarTests {
  @Test func `a toolbar is part of its screen`() {
    let phone = Phone(
      NavigationStack {
        List { Text("row") }
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem { Button("Save", systemImage: "checkmark") {} }
          }
      }
    )

    #expect(
      phone.text == """
        Screen “Title”
          Toolbar
            [Cancel]
            [Save]
          List
            row
        """
    )
  }
}
