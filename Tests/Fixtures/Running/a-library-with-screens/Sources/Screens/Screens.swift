import Glibc

/// The title of the only text on the screen; nil if nothing has been touched since watching began.
public nonisolated(unsafe) var screen: String?

/// The whole document, instead of a document that contains `screen`.
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

/// The outline of the store's state; nil if no store has been used since watching began.
public nonisolated(unsafe) var map: String?

@_cdecl("waymark_map_watch")
public func watchStores() { map = nil }

@_cdecl("waymark_map_take")
public func takeMap() -> UnsafeMutablePointer<CChar>? { map.map { strdup($0) } }
