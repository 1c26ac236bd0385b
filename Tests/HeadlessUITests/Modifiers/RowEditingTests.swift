import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct RowEditingTests {
  struct ItemsView: View {
    @State var names = ["A", "B", "C"]
    var areAllFixed = false

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack { Text(name) }
            .deleteDisabled(name == "A")
            .moveDisabled(name == "A")
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        .deleteDisabled(areAllFixed)
        .moveDisabled(areAllFixed)
      }
    }
  }

  @Test func `a row with disabled edits can't be deleted or moved, but other rows can be`() {
    let phone = Phone(ItemsView())

    #expect(messages { phone.swipe("A", tap: "Delete") }.count == 1)
    #expect(messages { phone.move("A", before: nil) }.count == 1)
    phone.swipe("B", tap: "Delete")

    #expect(phone.text == "Screen\n  List\n    A\n    C")
  }

  @Test func `disabling edits for a collection disables them for each of its rows`() {
    let phone = Phone(ItemsView(areAllFixed: true))

    #expect(messages { phone.swipe("C", tap: "Delete") }.count == 1)
    #expect(messages { phone.move("C", before: "B") }.count == 1)
  }
}
