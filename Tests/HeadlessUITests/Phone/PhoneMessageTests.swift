import Foundation
import HeadlessUI
import IssueRecording
import Testing

/// The full text of the messages about gestures that a screen doesn't allow.
@MainActor @Suite struct PhoneMessageTests {
  private var list: some View {
    List {
      ForEach(["Kettle", "Whisk"], id: \.self) { Text($0).moveDisabled($0 == "Whisk") }
        .onMove { _, _ in }
    }
  }

  @Test func `moving a row that can't be moved is reported with the screen's text`() {
    #expect(
      messages { Phone(list).move("Whisk", before: nil) } == [
        """
        There is no row 'Whisk' that can be moved.

            Screen
              List
                Kettle
                Whisk
        """
      ])
  }

  @Test func `moving a row before a missing row is reported with the screen's text`() {
    #expect(
      messages { Phone(list).move("Kettle", before: "Pen") } == [
        """
        The list has no movable row 'Pen'.

            Screen
              List
                Kettle
                Whisk
        """
      ])
  }

  @Test func `choosing files without a file picker is reported with the screen's text`() {
    #expect(
      messages { Phone(Text("Hi")).choose(files: []) } == [
        """
        No file picker is on the screen.

            Screen
              Hi
        """
      ])
  }

  @Test func `waiting for a condition that never holds is reported with the screen's text`() async {
    #expect(
      await messages { await Phone(Text("Hi")).wait(timeout: .zero) { $0.shows("Bye") } } == [
        """
        The screen didn't reach the expected state within 0.0 seconds.

            Screen
              Hi
        """
      ])
  }

  /// The text of the screen that shows `list`, indented as in a message.
  private let listText = """
        Screen
          List
            Kettle
            Whisk
    """

  @Test func `swiping to an action that a row doesn't have is reported with the screen's text`() {
    let row = List { Text("Pen").swipeActions { Button("Flag") {} } }

    #expect(
      messages {
        Phone(list).swipe("Whisk", tap: "Delete")
        Phone(row).swipe("Pen", tap: "Delete")
      } == [
        "There is no row 'Whisk' that can be swiped.\n\n\(listText)",
        """
        The row 'Pen' has no swipe action 'Delete'. Its swipe actions: 'Flag'.

            Screen
              List
                Pen
        """,
      ])
  }

  @Test func `tapping a disabled swipe action is reported and has no effect`() {
    struct PenView: View {
      @State var isFlagged = false

      var body: some View {
        List {
          Text(isFlagged ? "Flagged pen" : "Pen")
            .swipeActions { Button("Flag") { isFlagged = true }.disabled(true) }
        }
      }
    }
    let phone = Phone(PenView())

    #expect(
      messages { phone.swipe("Pen", tap: "Flag") } == [
        """
        'Flag' in the row 'Pen' is disabled.

            Screen
              List
                Pen
        """
      ])
    #expect(phone.shows("Pen"))
  }

  @Test func `going back or dismissing at the root is reported with the screen's text`() {
    #expect(
      messages {
        Phone(list).goBack()
        Phone(list).dismissSheet()
      } == [
        "There is no screen to go back to.\n\n\(listText)",
        "There is no sheet to swipe away.\n\n\(listText)",
      ])
  }

  @Test func `refreshing a list that can't be refreshed is reported with the screen's text`() async
  {
    #expect(
      await messages { await Phone(list).refresh() } == [
        "Nothing on the screen can be refreshed.\n\n\(listText)"
      ])
  }

  @Test func `a refresh or a move that a list doesn't support is reported`() async {
    let phone = Phone(List { Text("Kettle") })

    let moved = messages { phone.move("Kettle", before: nil) }
    #expect(
      moved == [
        """
        There is no row 'Kettle' that can be moved.

            Screen
              List
                Kettle
        """
      ])
    let refreshed = await messages { await phone.refresh() }
    #expect(
      refreshed == [
        """
        Nothing on the screen can be refreshed.

            Screen
              List
                Kettle
        """
      ])
  }
}
