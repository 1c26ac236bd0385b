import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct CollapsibleSectionTests {
  struct DrawersView: View {
    @State var isOpen = true
    @State var isCellarOpen = false
    @State var chosen = "nothing"

    var body: some View {
      List {
        Section("Cutlery", isExpanded: $isOpen) {
          Button("Forks") { chosen = "forks" }
          Text("Spoons")
        }
        Section(isExpanded: $isCellarOpen) {
          Text("Wine")
        } header: {
          Text("Cellar")
        }
        Button("Close all") { isOpen = false }
        Text("Chosen: \(chosen)")
      }
    }
  }

  @Test func `a section shows its rows only while it is expanded`() {
    let phone = Phone(DrawersView())

    #expect(phone.shows("Spoons") && !phone.shows("Wine"))
    phone.tap("Close all")
    #expect(!phone.shows("Spoons") && phone.shows("Cutlery"))
  }

  @Test func `a tap on the title expands or collapses the section`() {
    let phone = Phone(DrawersView())

    phone.tap("Cutlery")
    phone.tap("Cellar")

    #expect(!phone.shows("Spoons") && phone.shows("Wine"))
  }

  @Test func `a tap on a row doesn't collapse the section`() {
    let phone = Phone(DrawersView())

    phone.tap("Forks")
    let problems = messages { phone.tap("Spoons") }

    #expect(phone.shows("Chosen: forks") && phone.shows("Spoons"))
    #expect(problems.count == 1 && problems[0].hasPrefix("'Spoons' is on the screen but can't"))
  }
}
