/// The character that stands for a system image; a small square for those without one.
func symbol(named name: String) -> String {
  let stem = name.split(separator: ".").prefix { !["fill", "circle", "square"].contains($0) }
  return symbols[stem.joined(separator: ".")] ?? "▢"
}

private let symbols = [
  "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "trash": "⌫", "pencil": "✎",
  "star": "★", "heart": "♥", "person": "☻", "person.2": "☻", "gear": "⚙", "gearshape": "⚙",
  "house": "⌂", "magnifyingglass": "⌕", "envelope": "✉", "phone": "✆", "bell": "♪", "flag": "⚑",
  "folder": "▤", "doc": "▤", "list.bullet": "☰", "line.3.horizontal": "☰", "ellipsis": "⋯",
  "info": "ⓘ", "exclamationmark.triangle": "⚠", "questionmark": "?", "lock": "⚿", "cart": "⛟",
  "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→", "link": "↗",
  "arrow.clockwise": "↻", "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃",
  "chevron.down": "⌄", "square.and.arrow.up": "⇪", "square.and.pencil": "✎", "sun.max": "☀",
  "moon": "☾", "cloud": "☁", "bolt": "ϟ", "clock": "◷", "calendar": "▦", "photo": "▨",
  "play": "▶", "pause": "❚❚", "stop": "■", "paperplane": "➤", "tag": "⌗",
]
