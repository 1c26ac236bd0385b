#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The protocol of tools that draw the screens of a test and don't know this library. A tool finds
// these two symbols by their names and calls them on the main thread. The article "Pictures from
// other libraries" documents it.

/// Begins or ends watching: the phone that is touched meanwhile can be drawn.
@_cdecl("waymark_screen_watch")
public func watchScreen(_ isWatched: Bool) {
  MainActor.assumeIsolated {
    Phone.watched = nil
    Phone.isWatched = isWatched
  }
}

/// Returns one part of what the watched phone shows: its text (0) or its elements as a JSON document
/// (1), see ``Element/json``.
///
/// A phone that was touched before is drawn as well if what it shows has changed since.
///
/// - Returns: A C string for the caller to free; nil if no phone was touched, or for another part.
@_cdecl("waymark_screen_part")
public func screenPart(_ part: Int32) -> UnsafeMutablePointer<CChar>? {
  let text: String? = MainActor.assumeIsolated {
    guard let phone = Phone.watched ?? Phone.lastTouched?.ifChanged else { return nil }
    return switch part {
    case 0: phone.text.replacingZeros
    case 1: phone.window.json
    default: nil
    }
  }
  return text.map { strdup($0) }
}

extension Phone {
  fileprivate var ifChanged: Phone? { host.invalidations.isEmpty ? nil : self }
}

extension String {
  /// Without the character that ends a C string.
  fileprivate var replacingZeros: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
