import HeadlessUI
import Testing

@MainActor @Suite struct LifecycleTests {
  @Test func `a view appears once and disappears once`() {
    let log = Names([])
    let flags = Flags()
    struct Root: View {
      let log: Names
      let flags: Flags

      var body: some View {
        if flags.first {
          Text("shown")
            .onAppear { log.names.append("appeared") }
            .onDisappear { log.names.append("gone") }
        }
        Text("\(flags.second)")
      }
    }
    let phone = Phone(Root(log: log, flags: flags))

    for isShown in [true, true, false] {
      flags.first = isShown
      flags.second.toggle()
      _ = phone.text
    }

    #expect(log.names == ["appeared", "gone"])
  }

  @Test func `the closure of 'onChange' receives the old and new values`() {
    let counter = Counter()
    let log = Names([])
    let phone = Phone(
      ChangeView(counter: counter) { log.names.append("\($0) to \($1)") }
    )

    _ = phone.text
    counter.count = 2
    _ = phone.text
    counter.count = 2
    _ = phone.text

    #expect(log.names == ["0 to 2"])
  }

  @Test func `a phone can wait for the result of a view's task`() async {
    let phone = Phone(LoadingView())

    await phone.wait { $0.shows("Loaded") }

    #expect(phone.text == "Screen\n  Loaded")
  }

  @Test func `a task is cancelled when its view leaves the screen`() async {
    let log = Names([])
    let flags = Flags()
    flags.first = true
    struct Root: View {
      let log: Names
      let flags: Flags

      var body: some View {
        if flags.first { Text("waiting").task { await log.noteCancellation() } }
        Text("log: \(log.names.count)")
      }
    }
    let phone = Phone(Root(log: log, flags: flags))
    await phone.wait { _ in log.names == ["started"] }

    flags.first = false
    await phone.wait { $0.shows("log: 2") }

    #expect(log.names == ["started", "cancelled"])
  }

  @Test func `a task is cancelled when its phone is deallocated`() async {
    let log = Names([])
    var phone: Phone? = Phone(Text("log: \(log.names.count)").task { await log.noteCancellation() })
    await phone?.wait { _ in log.names == ["started"] }

    phone = nil
    while log.names.count < 2 { await Task.yield() }

    #expect(log.names == ["started", "cancelled"])
  }

  @Test func `a task restarts when its ID changes`() async {
    let counter = Counter()
    let log = Names([])
    struct Root: View {
      let counter: Counter
      let log: Names

      var body: some View {
        Text("\(log.names)").task(id: counter.count) { log.names.append("run \(counter.count)") }
      }
    }
    let phone = Phone(Root(counter: counter, log: log))

    await phone.wait { _ in log.names.count == 1 }
    counter.count = 5
    await phone.wait { _ in log.names.count == 2 }

    #expect(log.names == ["run 0", "run 5"])
  }

  @Test func `a named task runs like any other task`() async {
    struct TaskView: View {
      @State var isDone = false

      var body: some View {
        Text(isDone ? "Done" : "Waiting").task(name: "Load") { isDone = true }
      }
    }
    let phone = Phone(TaskView())

    await phone.wait { $0.shows("Done") }

    #expect(phone.shows("Done"))
  }
}

extension Names {
  func noteCancellation() async {
    names.append("started")
    try? await Task.sleep(for: .seconds(1_000_000))
    names.append("cancelled")
  }
}

struct ChangeView: View {
  let counter: Counter
  let note: @MainActor (Int, Int) -> Void

  var body: some View {
    Text("\(counter.count)").onChange(of: counter.count) { note($0, $1) }
  }
}

struct LoadingView: View {
  @State private var text = "Loading"

  var body: some View {
    Text(text).task {
      await Task.yield()
      text = "Loaded"
    }
  }
}
