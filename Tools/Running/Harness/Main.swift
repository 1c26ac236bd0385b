import Glibc

/// Runs the tests of the example through Swift Testing's interface for tools.
@main enum Main {
  typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ record: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// The status for tests that ran to their end when nobody could be told of it any more.
  private static let unheard: Int32 = 121

  static func main() async {
    Launcher.launchIfNeeded()
    let channel = Channel.shared
    do {
      // The lowest verbosity keeps Swift Testing's own console text out of standard error.
      let text = #"{"parallel":false,"verbosity":\#(Int.min)}"#.utf8
      let configuration = UnsafeMutableRawBufferPointer.allocate(
        byteCount: text.count, alignment: 1
      )
      configuration.copyBytes(from: text)
      _ = try await entryPoint()(UnsafeRawBufferPointer(configuration)) { record in
        channel?.tell("record", record)
      }
    } catch {
      channel?.tell("broken", "\(error)".utf8)
    }
    fflush(nil)
    let isHeard = channel?.tell("end", []) ?? true
    // Handlers of the example's own must not change what has been told.
    _exit(isHeard ? 0 : Self.unheard)
  }

  private static func entryPoint() -> EntryPoint {
    let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint")!
    let get = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    return unsafeBitCast(get(), to: EntryPoint.self)
  }
}
