import Foundation
import HeadlessUI
import Testing

/// Arguments of controls that the text of a screen omits.
@MainActor @Suite struct IgnoredArgumentTests {
  @Test
  func `control group labels, timer values, and the texts that a share link sends aren't shown`() {
    let now = Date(timeIntervalSince1970: 0)
    let phone = Phone {
      ControlGroup("Zoom") { Button("In") {} }
      ControlGroup {
        Button("Out") {}
      } label: {
        Text("Zoom")
      }
      ProgressView(timerInterval: now...now.addingTimeInterval(60), countsDown: false)
      ProgressView(timerInterval: now...now) { Text("Baking") }
      ShareLink(items: ["a", "b"])
      ShareLink("Send both", items: ["a", "b"], subject: Text("Subject"))
      ShareLink(item: "a", subject: Text("Subject"), message: Text("Message")) { Text("Send") }
      ShareLink(items: ["a"], message: Text("Message")) { Text("Send one") }
    }

    #expect(
      phone.text == """
        Screen
          [In]
          [Out]
          Progress
          Progress Baking
          [Share…]
          [Send both]
          [Send]
          [Send one]
        """
    )
  }
}
