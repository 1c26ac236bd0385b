import Glibc

/// The program, which runs the example's tests through Swift Testing's interface for tools.
@main enum Main {
  typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ record: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  static func main() {
    Launcher.launchIfNeeded()
    Task { await runTests() }
    serveMainActor()
  }

  /// Runs the loop that executes the main actor's jobs.
  ///
  /// With XCTest, it is the main thread's run loop, which XCTest also runs while it waits for the
  /// main actor. The function that runs the loop is looked up at run time, because an example
  /// doesn't have to link Foundation.
  private static func serveMainActor() -> Never {
    let hasXCTest = dlopen("libXCTest.so", RTLD_NOW | RTLD_NOLOAD) != nil
    let symbol = dlsym(dlopen(nil, RTLD_NOW), hasXCTest ? "CFRunLoopRun" : "dispatch_main")!
    // XCTest may stop the run loop once more than it starts it.
    while true { unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)() }
  }

  private static func runTests() async -> Never {
    let channel = Channel.shared
    RuntimeMessages.observe()
    TestStores.observe()
    var hasFailed = false
    do {
      // The lowest verbosity keeps Swift Testing's console output out of standard error.
      let text = #"{"parallel":false,"verbosity":\#(Int.min)}"#.utf8
      let configuration = UnsafeMutableRawBufferPointer.allocate(
        byteCount: text.count, alignment: 1
      )
      configuration.copyBytes(from: text)
      hasFailed = try await !entryPoint()(UnsafeRawBufferPointer(configuration)) { record in
        channel?.report("record", Array("\(currentTask())\n".utf8) + record)
      }
    } catch {
      channel?.report("broken", "\(error)".utf8)
    }
    fflush(nil)
    StopSignal.wait()
    channel?.keepCounters()
    channel?.report("end", (hasFailed ? "failed" : "").utf8)
    // Exit handlers that the example registered must not affect the result.
    _exit(0)
  }

  private static func entryPoint() -> EntryPoint {
    let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint")!
    let get = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    return unsafeBitCast(get(), to: EntryPoint.self)
  }
}
