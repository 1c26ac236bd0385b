import Glibc

/// Draws the navigation state of a store after a snippet's statements have run, or starts observing
/// stores before the statements run.
///
/// - Parameters:
///   - snippet: The snippet's index in the example.
///   - isDrawn: Whether the statements have run; otherwise, they are about to begin.
@MainActor public func __waymarkMap(_ snippet: Int, isDrawn: Bool) {
  guard let maps = Maps.shared else { return }
  guard isDrawn else { return maps.watch() }
  guard let text = maps.take() else { return }
  defer { free(text) }
  Channel.shared?.report("map", "\(snippet)\n\(String(cString: text))".utf8)
}

/// The interface of a library with stores. It is looked up by the names of two symbols, so that the
/// harness and the library don't depend on each other.
private struct Maps {
  typealias Watch = @convention(c) () -> Void
  typealias Take = @convention(c) () -> UnsafeMutablePointer<CChar>?

  let watch: Watch
  let take: Take

  /// The interface; nil if the example has no such library.
  @MainActor static let shared = Maps()

  private init?() {
    let program = dlopen(nil, RTLD_NOW)
    guard let watch = dlsym(program, "waymark_map_watch"),
      let take = dlsym(program, "waymark_map_take")
    else { return nil }
    self.watch = unsafeBitCast(watch, to: Watch.self)
    self.take = unsafeBitCast(take, to: Take.self)
  }
}
