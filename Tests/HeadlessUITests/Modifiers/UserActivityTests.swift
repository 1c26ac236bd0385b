import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct UserActivityTests {
  struct LibraryView: View {
    @State var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Text("Shelf")
          .navigationDestination(for: String.self) { Text("Book \($0)") }
      }
      .onContinueUserActivity("com.example.read") { activity in
        if let title = activity.userInfo?["title"] as? String { path = [title] }
      }
      .userActivity("com.example.read") { $0.title = "Reading" }
      .handlesExternalEvents(preferring: ["book"], allowing: ["*"])
      .onOpenURL { path = [$0.lastPathComponent] }
    }
  }

  @Test func `a phone continues an activity in the view that handles its type`() {
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.addUserInfoEntries(from: ["title": "Emma"])
    let phone = Phone(LibraryView())

    phone.continue(activity)

    #expect(phone.shows("Book Emma"))
  }

  @Test func `continuing an activity that no view handles is reported`() {
    let phone = Phone(LibraryView())

    let problems = messages { phone.continue(NSUserActivity(activityType: "com.example.write")) }

    #expect(
      problems == [
        "No view on the screen handles activities of the type 'com.example.write' with "
          + "'onContinueUserActivity(_:perform:)'."
      ])
    #expect(phone.shows("Shelf"))
  }

  @Test func `a view can handle both URLs and activities`() {
    let phone = Phone(LibraryView())

    phone.open(URL(fileURLWithPath: "/books/persuasion"))

    #expect(phone.shows("Book persuasion"))
    #expect(messages { Phone(Text("A")).open(URL(fileURLWithPath: "/")) }.count == 1)
  }
}
