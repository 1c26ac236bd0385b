import Foundation
import HeadlessUI
import Observation
import Testing

@MainActor @Suite struct SceneTests {
  @Test func `a phone shows the first of several scenes`() {
    struct AtlasApp: App {
      var body: some Scene {
        WindowGroup(id: "map") { Text("Map") }
          .commands {
            CommandMenu("Map") { Button("Zoom in") {} }
            CommandGroup(after: .newItem) { Button("New map") {} }
            SidebarCommands()
          }
          .defaultSize(width: 800, height: 600)
          .windowResizability(.contentSize)
          .windowStyle(.hiddenTitleBar)
          .handlesExternalEvents(matching: ["map"])
          .backgroundTask(.appRefresh("tiles")) {}
        Window("Legend", id: "legend") { Text("Legend") }
          .keyboardShortcut("l")
        Settings { Text("Units") }
        MenuBarExtra("Atlas", systemImage: "map") { Text("Quit") }
          .menuBarExtraStyle(.window)
      }
    }

    #expect(Phone(AtlasApp()).text == "Screen\n  Map")
  }

  @Test func `a scene can consist of other scenes and pass values to its views`() {
    final class Marker: ObservableObject { let name = "pin" }
    struct ScaleView: View {
      @Environment(Units.self) var units
      @EnvironmentObject var marker: Marker
      @Environment(\.locale) var locale

      var body: some View { Text("1:100 \(units.name) \(marker.name) \(locale.identifier)") }
    }
    struct ScaleScene: Scene {
      var body: some Scene {
        WindowGroup { ScaleView() }
          .environment(Units())
          .environmentObject(Marker())
          .environment(\.locale, Locale(identifier: "fr"))
      }
    }
    struct AtlasApp: App {
      var body: some Scene { ScaleScene() }
    }

    #expect(Phone(AtlasApp()).shows("1:100 miles pin fr"))
  }

  @Test func `an app can have state`() {
    struct CounterApp: App {
      @State var count = 0

      var body: some Scene {
        WindowGroup { Stepper("Count: \(count)", value: $count) }
      }
    }
    let phone = Phone(CounterApp())

    phone.step("Count: 0", by: 2)

    #expect(phone.shows("Count: 2"))
  }

  @Test func `the window of a group for values starts without a value or with the default value`() {
    struct PageApp: App {
      var body: some Scene {
        WindowGroup("Page", for: Int.self) { $page in Text(page.map { "Page \($0)" } ?? "Cover") }
      }
    }
    struct ChapterApp: App {
      var body: some Scene {
        WindowGroup(for: Int.self) { $chapter in
          Text("Chapter \(chapter)")
        } defaultValue: {
          1
        }
      }
    }

    #expect(Phone(PageApp()).shows("Cover"))
    #expect(Phone(ChapterApp()).shows("Chapter 1"))
  }

  @Test func `an app with a document group opens a new document`() {
    struct Memo: FileDocument {
      static let readableContentTypes = [UTType.plainText]
      var text = ""

      init() {}
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }
    struct MemoApp: App {
      var body: some Scene {
        DocumentGroup(newDocument: Memo()) { file in
          TextField("Memo", text: file.$document.text)
          Text("\(file.document.text.count) letters")
        }
      }
    }
    let phone = Phone(MemoApp())

    phone.type("Tea", into: "Memo")

    #expect(phone.shows("3 letters"))
  }

  @Test func `opening and closing windows has no effect on a phone`() {
    struct MapView: View {
      @Environment(\.openWindow) var openWindow
      @Environment(\.dismissWindow) var dismissWindow
      @Environment(\.supportsMultipleWindows) var supportsMultipleWindows

      var body: some View {
        Button("Legend") { openWindow(id: "legend") }
        Button("Page") { openWindow(id: "page", value: 3) }
        Button("Close") { dismissWindow(id: "legend") }
        Text(supportsMultipleWindows ? "Several" : "One")
      }
    }
    let phone = Phone(MapView())
    let before = phone.text

    for title in ["Legend", "Page", "Close"] { phone.tap(title) }

    #expect(phone.text == before && phone.shows("One"))
  }

  @Test func `an app's delegate is created once and notified of the launch once`() {
    final class Recorder: UIApplicationDelegate, ObservableObject {
      @Published var launches = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        launches += 1
        return options?[.url] == nil
      }
    }
    struct RecorderApp: App {
      @UIApplicationDelegateAdaptor(Recorder.self) var delegate

      var body: some Scene {
        WindowGroup {
          Button("Launches: \(delegate.launches)") { delegate.launches += 1 }
        }
      }
    }
    let phone = Phone(RecorderApp())

    #expect(phone.shows("Launches: 1"))
    phone.tap("Launches: 1")
    #expect(phone.shows("Launches: 2"))
  }
}

@MainActor @Observable private final class Units {
  var name = "miles"
}
