import WaymarkModel

@testable import WaymarkReading

/// What is read from a text.
func read(_ text: String) -> Checked<Article> { article(file: "a.md", bytes: Array(text.utf8)) }

/// Every diagnostic of a text, as it is printed.
func complaints(about text: String) -> [String] { read(text).diagnostics.map(\.description) }

/// The diagnostics of a Swift fence with this info string, each without its hint.
func complaints(aboutFence info: String) -> [String] {
  complaints(about: "~~~swift\(info)\nlet x = 1\n~~~\n").map { complaint in
    String(complaint.prefix { $0 != "\n" })
  }
}

/// Testing has a `SourceLocation`, too.
typealias Place = SourceLocation
