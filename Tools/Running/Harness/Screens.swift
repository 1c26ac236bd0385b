import Glibc

/// Takes a picture of the phone that a snippet's statements used, or starts observing phones before
/// the statements run.
///
/// - Parameters:
///   - snippet: The snippet's index in the example.
///   - picture: The picture's index in the snippet; nil if the statements are about to begin.
@MainActor public func __waymarkScreen(_ snippet: Int, _ picture: Int?) {
  guard let screens = Screens.shared else { return }
  guard let picture else { return screens.watch(true) }
  guard let text = screens.part(0), let document = screens.part(1) else { return }
  Channel.shared?.report(
    "screen", Array("\(snippet) \(picture) \(text.count)\n".utf8) + text + document)
}

/// The interface of a library that draws screens. It is looked up by the names of two symbols, so
/// that the harness and the library don't depend on each other.
private struct Screens {
  typealias Watch = @convention(c) (Bool) -> Void
  typealias Part = @convention(c) (Int32) -> UnsafeMutablePointer<CChar>?

  let watch: Watch
  private let take: Part

  /// The interface; nil if the example has no such library.
  @MainActor static let shared = Screens()

  private init?() {
    let program = dlopen(nil, RTLD_NOW)
    guard let watch = dlsym(program, "waymark_screen_watch"),
      let take = dlsym(program, "waymark_screen_part")
    else { return nil }
    self.watch = unsafeBitCast(watch, to: Watch.self)
    self.take = unsafeBitCast(take, to: Part.self)
  }

  /// Returns the text (0) or the JSON document (1) of the screen in UTF-8; nil if no phone was
  /// used.
  func part(_ part: Int32) -> [UInt8]? {
    guard let text = take(part) else { return nil }
    defer { free(text) }
    return Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
