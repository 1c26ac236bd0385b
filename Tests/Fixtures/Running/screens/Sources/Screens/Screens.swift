import Glibc

/// The title of the one text on the screen; nil while nothing was touched since watching began.
public nonisolated(unsafe) var screen: String?

/// The whole document, in place of one with `screen` in it.
public nonisolated(unsafe) var document: String?

@_cdecl("waymark_screen_watch")
public func watch(_ isWatched: Bool) { screen = nil }

@_cdecl("waymark_screen_part")
public func part(_ part: Int32) -> UnsafeMutablePointer<CChar>? {
  screen.map { title in
    let made = "{\"version\":1,\"screen\":{\"kind\":\"text\",\"title\":\"\(title)\"}}"
    return strdup(part == 0 ? "\(title)\nline 2" : document ?? made)
  }
}
