import Foundation
import HeadlessUI
import Testing

/// Views that open URLs, and actions that decide whether a URL is accepted.
@MainActor @Suite struct LinkTests {
  @Test(arguments: [
    (OpenURLAction { _ in .handled }, true),
    (OpenURLAction { _ in .discarded }, false),
    (OpenURLAction { _ in .systemAction }, true),
    (OpenURLAction { .systemAction($0) }, true),
  ])
  func `the result of an 'OpenURLAction' determines whether a URL is accepted`(
    action: OpenURLAction, isAccepted: Bool
  ) {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      @State private var result = "untouched"

      var body: some View {
        Button("Open") {
          openURL(URL(filePath: "/manual")) { result = $0 ? "accepted" : "rejected" }
        }
        Text(result)
      }
    }
    let phone = Phone(Opener().environment(\.openURL, action))

    phone.tap("Open")

    #expect(phone.shows(isAccepted ? "accepted" : "rejected"))
  }

  @Test func `the closure of an 'OpenURLAction' can return no result`() {
    var opened: [String] = []
    let phone = Phone(
      Link("Manual", destination: URL(filePath: "/manual"))
        .environment(\.openURL, OpenURLAction { opened.append($0.path) }))

    phone.tap("Manual")

    #expect(opened == ["/manual"])
  }
}
