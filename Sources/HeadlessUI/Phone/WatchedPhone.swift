import Foundation

// This is the interface for tools that draw the screens of a test without depending on this
// library. A tool looks these two symbols up by name and calls them on the main thread. The article
// "Pictures from other libraries" documents the interface.

/// Starts or stops watching phones. While phones are watched, a tool can draw the phone that was
/// used last.
@_cdecl("waymark_screen_watch")
public func watchScreen(_ isWatched: Bool) {
  MainActor.assumeIsolated {
    Phone.watched = nil
    Phone.isWatched = isWatched
  }
}

/// Returns the text of the watched phone's screen, or its elements as a JSON document.
///
/// Part 0 is the text, and part 1 is the document that ``Element/json`` returns.
///
/// If no phone has been used since watching started, the watched phone is the phone that was used
/// last before then, provided that its screen has changed since.
///
/// - Returns: A C string that the caller must free, or null if there is no such phone or part.
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
  /// The text with null characters replaced, because they would end a C string.
  fileprivate var replacingZeros: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
