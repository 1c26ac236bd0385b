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

  @Test func `toolbar items can have a custom type and depend on a condition`() {
    let phone = Phone(BarView())

    #expect(phone.shows("Save") && phone.shows("Undo") && !phone.shows("Redo"))
  }
}

private struct BarView: View {
  var body: some View {
    NavigationStack {
      Text("Note")
        .navigationTitle(.constant("Note"))
        .toolbar {
          SaveBar()
          items
          ToolbarSpacer(.fixed)
        }
        .toolbar(id: "bar") { ToolbarItem(id: "share") { Button("Share") {} } }
    }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem(placement: .bottomBar) { Button("Undo") {} }
    if 1 > 2 {
      ToolbarItemGroup(placement: .bottomBar) { Button("Redo") {} }
    }
  }
}

private struct SaveBar: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
  }
}
