import HeadlessUI
import Testing

@MainActor @Suite struct PresentationModeTests {
  @Test func `a sheet can be dismissed with the older presentation mode`() {
    struct Sheet: View {
      @Environment(\.presentationMode) var presentationMode

      var body: some View {
        Button("Close") { presentationMode.wrappedValue.dismiss() }
      }
    }
    struct Root: View {
      @State var isShown = true

      var body: some View { Text("Root").sheet(isPresented: $isShown) { Sheet() } }
    }
    let phone = Phone(Root())

    phone.tap("Close")

    #expect(phone.text == "Screen\n  Root")
  }
}
