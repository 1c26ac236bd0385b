import Foundation

// The interface to tools that draw the screens of a test without knowing this library. A tool looks
// these two symbols up by name and calls them on the main thread. The article "Pictures from
// other libraries" documents it.

/// Starts or stops watching. The phone that is used in the meantime can be drawn.
@_cdecl("waymark_screen_watch")
public func watchScreen(_ isWatched: Bool) {
  MainActor.assumeIsolated {
    Phone.watched = nil
    Phone.isWatched = isWatched
  }
}

/// Returns a representation of the watched phone's screen: its text (0), or its elements as a JSON
/// document (1), as returned by ``Element/json``.
///
/// If no phone was used since watching started, the phone used before counts if it has changed.
///
/// - Returns: A C string that the caller has to free; null if there is no such phone or part.
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
  /// The text with null characters replaced, as they would end a C string.
  fileprivate var replacingZeros: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
