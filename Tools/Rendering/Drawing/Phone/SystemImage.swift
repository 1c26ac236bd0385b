import WaymarkMarkup

/// System images, which pictures show as characters.
enum SystemImage {
  /// Returns the character for an image, or a small square if there is none.
  static func character(named name: String) -> String {
    let words = name.split(separator: ".")
    let stem = words.reversed().drop { ["fill", "circle", "square"].contains($0) }.reversed()
    return characters[name] ?? characters[stem.joined(separator: ".")] ?? "▢"
  }

  private static let characters = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "trash": "⌫", "pencil": "✎",
    "star": "★", "heart": "♥", "person": "☻", "person.2": "☻", "gear": "⚙", "gearshape": "⚙",
    "house": "⌂", "magnifyingglass": "⌕", "envelope": "✉", "phone": "✆", "bell": "♪", "flag": "⚑",
    "folder": "▤", "doc": "▤", "list.bullet": "☰", "line.3.horizontal": "☰", "ellipsis": "⋯",
    "info": "i", "exclamationmark.triangle": "⚠", "questionmark": "?", "lock": "⚿", "cart": "⛟",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "link": "↗",
    "arrow.clockwise": "↻", "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃",
    "chevron.down": "⌄", "square.and.arrow.up": "⇪", "square.and.pencil": "✎", "sun.max": "☀",
    "moon": "☾", "cloud": "☁", "bolt": "ϟ", "clock": "◷", "calendar": "▦", "photo": "▨",
    "play": "▶", "pause": "❚❚", "stop": "■", "paperplane": "➤", "tag": "⌗",
  ]
}
