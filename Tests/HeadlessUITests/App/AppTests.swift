import HeadlessUI
import Testing

@MainActor @Suite struct AppTests {
  @Test func `a phone shows the window of an app`() {
    struct Clock: App {
      var body: some Scene {
        WindowGroup("Clock") {
          Text("Noon")
          Text("Midnight")
        }
      }
    }

    #expect(Phone(Clock()).text == "Screen\n  Noon\n  Midnight")
  }

  @Test func `a view's scene phase is active unless an ancestor sets another phase`() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase

      var body: some View { Text(phase == .active ? "Running" : "Paused") }
    }
    let phone = Phone {
      Phase()
      Phase().environment(\.scenePhase, .background)
    }

    #expect(phone.text == "Screen\n  Running\n  Paused")
  }

  @Test func `a scene's change handlers are never called`() {
    struct Shop: App {
      @Environment(\.scenePhase) var phase

      var body: some Scene {
        WindowGroup { Text("Kettle") }
          .onChange(of: phase) { Issue.record("a change handler of a scene was called") }
          .onChange(of: phase) { _, _ in Issue.record("a change handler of a scene was called") }
      }
    }

    #expect(Phone(Shop()).shows("Kettle"))
  }
}
