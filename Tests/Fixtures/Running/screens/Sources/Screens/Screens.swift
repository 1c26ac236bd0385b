import Glibc

/// What is on the screen; nil while nothing was touched since watching began.
public nonisolated(unsafe) var screen: String?

@_cdecl("waymark_screen_watch")
public func watch(_ isWatched: Bool) { screen = nil }

@_cdecl("waymark_screen_part")
public func part(_ part: Int32) -> UnsafeMutablePointer<CChar>? {
  screen.map { strdup(["\($0)\nline 2", "<\($0)>\n", "style\n{}"][Int(part)]) }
}
