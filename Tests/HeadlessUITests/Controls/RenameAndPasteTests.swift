import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct RenameAndPasteTests {
  struct NameView: View {
    @State var name = "Harbor"
    @FocusState var isFocused: Bool

    var body: some View {
      TextField("Name", text: $name).focused($isFocused)
      RenameButton().renameAction($isFocused)
      Text(isFocused ? "Editing" : "Reading")
    }
  }

  @Test func `a rename button performs the nearest rename action`() {
    let phone = Phone(NameView())

    phone.tap("Rename")

    #expect(phone.shows("Editing"))
  }

  @Test func `a rename button without an action is disabled`() {
    #expect(Phone(RenameButton()).text == "Screen\n  [Rename] disabled")
  }

  @Test func `a paste button is enabled only while the pasteboard has a value of its type`() {
    struct PinsView: View {
      @State var pins: [String] = []

      var body: some View {
        PasteButton(payloadType: String.self) { pins += $0 }
        Text("Pins: \(pins.joined(separator: " "))")
      }
    }
    let phone = Phone(PinsView())

    #expect(phone.shows("[Paste] disabled"))
    phone.pasteboard = ["red", Data(), "blue"]
    phone.tap("Paste")
    #expect(phone.shows("Pins: red blue"))
    phone.pasteboard = [Data()]
    #expect(messages { phone.tap("Paste") }.count == 1)
  }
}
