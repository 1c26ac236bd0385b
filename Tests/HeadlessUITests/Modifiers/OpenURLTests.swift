import Foundation
import HeadlessUI
import IssueRecording
import Testing

@MainActor @Suite struct OpenURLTests {
  @Test func `only views on the screen handle URLs`() {
    struct RootView: View {
      @State var isOn = false
      @State var opened: [String] = []

      var body: some View {
        Toggle("On", isOn: $isOn)
        if isOn { Text(opened.joined()).onOpenURL { opened.append($0.path) } }
      }
    }
    let phone = Phone(RootView())
    let url = URL(string: "kitchen://root/items")!
    let unhandled = "No view on the screen handles URLs with 'onOpenURL(perform:)'."

    #expect(messages { phone.open(url) } == [unhandled])
    phone.toggle("On")
    phone.open(url)
    phone.open(url)
    #expect(phone.shows("/items/items"))
    phone.toggle("On")

    #expect(messages { phone.open(url) } == [unhandled])
  }

  @Test func `opening a URL in another app fails`() throws {
    var results: [Bool] = []
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))

    UIApplication.shared.open(settings) { results.append($0) }
    UIApplication.shared.open(settings)

    #expect(results == [false])
  }
}
