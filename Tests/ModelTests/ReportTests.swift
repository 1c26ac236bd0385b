import Foundation
import Testing
import WaymarkModel

@Suite struct ReportTests {
  @Test func `a report escapes control characters, and decoding it restores them`() throws {
    let text =
      "\u{1B}[2J\u{9B}m\u{7F}\r\n\u{202E}a\u{2066}\u{200F}\u{2028}é\u{301}👩‍👧 ::error::\\u0041\"/"
    let report = Report(
      snippets: [],
      diagnostics: [.init(file: text, line: 1, column: 2, message: text, hint: text)])

    let json = report.json()

    #expect(try JSONDecoder().decode(Report.self, from: Data(json)) == report)
    let printed = String(decoding: json, as: UTF8.self).unicodeScalars
    #expect(
      printed.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control && !$0.properties.isBidiControl
          && $0 != "\u{2028}"
      })
    #expect(json.last == UInt8(ascii: "\n"))
  }
}
