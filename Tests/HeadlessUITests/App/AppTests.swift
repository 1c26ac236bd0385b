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

  @Test func `opening a URL in another app fails`() throws {
    var results: [Bool] = []
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))

    UIApplication.shared.open(settings) { results.append($0) }
    UIApplication.shared.open(settings)

    #expect(results == [false])
  }

  @Test func `a date is shown as a day, a time, or both, but never relative to the current time`() {
    let date = Date(timeIntervalSince1970: 0)
    let phone = Phone {
      Text(date, style: .date)
      Text(date, style: .time)
      Text(date, style: .relative)
    }

    #expect(phone.shows(date.formatted(date: .long, time: .omitted)))
    #expect(phone.shows(date.formatted(date: .omitted, time: .shortened)))
    #expect(phone.shows(date.formatted(date: .long, time: .shortened)))
  }

  @Test func `paths with the same arcs or lines are equal`() {
    func arc(to end: Double) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(end), clockwise: true)
      }
    }
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)]

    #expect(arc(to: 90) == arc(to: 90))
    #expect(arc(to: 90) != arc(to: 180))
    #expect(
      Path { $0.addLines(corner) } == Path { $0.move(to: corner[0]); $0.addLine(to: corner[1]) })
    #expect(Path { $0.addPath(arc(to: 90)) } == arc(to: 90))
  }
}
