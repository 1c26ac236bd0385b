import WaymarkModel

@testable import WaymarkReading

/// Returns the result of parsing a text.
func read(_ text: String) -> Checked<Article> { article(file: "a.md", bytes: Array(text.utf8)) }

/// Returns every diagnostic of a text as it's printed.
func complaints(about text: String) -> [String] { read(text).diagnostics.map(\.description) }

/// Returns the diagnostics of a Swift fence with this info string, without their hints.
func complaints(aboutFence info: String) -> [String] {
  complaints(about: "~~~swift\(info)\nlet x = 1\n~~~\n").map { complaint in
    String(complaint.prefix { $0 != "\n" })
  }
}

/// Swift Testing also has a `SourceLocation`.
typealias Place = SourceLocation
