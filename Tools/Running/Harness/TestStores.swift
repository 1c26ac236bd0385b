import Glibc

/// The assertions and the timelines of a library's test stores.
enum TestStores {
  private typealias Assertion = @convention(c) (
    _ file: UnsafePointer<CChar>, _ line: Int, _ column: Int, _ text: UnsafePointer<CChar>,
    _ change: UnsafePointer<CChar>?
  ) -> Void
  private typealias Step = @convention(c) (
    _ kind: UnsafePointer<CChar>, _ action: UnsafePointer<CChar>, _ change: UnsafePointer<CChar>,
    _ screen: UnsafePointer<CChar>,
    _ file: UnsafePointer<CChar>, _ line: Int, _ column: Int
  ) -> Void

  /// Makes the library report the assertions and timelines of its test stores. The library's
  /// functions are looked up by their symbol names, so that neither side depends on the other. Each
  /// receives a function to call, because an example could call a function that the harness
  /// exports.
  static func observe() {
    if let observe = symbol("waymark_observe_assertions") {
      let observe = unsafeBitCast(observe, to: (@convention(c) (Assertion) -> Void).self)
      observe { file, line, column, text, change in
        let change = change.map { String(cString: $0) }
        let head =
          "\(strlen(text)) \(change == nil ? 0 : 1) \(line) \(column) \(String(cString: file))"
        let payload = "\(head)\n\(String(cString: text))\(change ?? "")"
        Channel.shared?.report("assertion", payload.utf8)
      }
    }
    if let observe = symbol("waymark_observe_timeline") {
      let observe = unsafeBitCast(observe, to: (@convention(c) (Step) -> Void).self)
      observe { kind, action, change, screen, file, line, column in
        guard let channel = Channel.shared, channel.hasRoomForDetails else { return }
        let place = "\(line) \(column) \(String(cString: file))"
        let head = "\(String(cString: kind)) \(strlen(action)) \(strlen(change)) \(place)\n"
        let texts = [action, change, screen].map { String(cString: $0) }
        channel.report("step", (head + texts.joined()).utf8)
      }
    }
  }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_NOW), name)
  }
}
