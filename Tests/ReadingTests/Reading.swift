import WaymarkModel

@testable import WaymarkReading

/// Returns the result of parsing text.
func read(_ text: String) -> Checked<Article> { article(file: "a.md", bytes: Array(text.utf8)) }

/// Returns every diagnostic about some text, as it's printed.
func diagnostics(about text: String) -> [String] { read(text).diagnostics.map(\.description) }

/// Returns the diagnostics of a Swift fence with this info string, without their hints.
func diagnostics(aboutFence info: String) -> [String] {
  diagnostics(about: "~~~swift\(info)\nlet x = 1\n~~~\n").map { diagnostic in
    String(diagnostic.prefix { $0 != "\n" })
  }
}

/// A name without a conflict, because Swift Testing also has a type named `SourceLocation`.
typealias Place = SourceLocation
