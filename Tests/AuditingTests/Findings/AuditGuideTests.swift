import Foundation
import Testing
import WaymarkFindings

@Suite struct AuditGuideTests {
  @Test func `the guide's table lists every class of block in order`() throws {
    let guide = URL(filePath: #filePath).appending(path: "../../../..").standardized
      .appending(path: "Articles/AuditingDocumentation.md")
    let text = try String(contentsOf: guide, encoding: .utf8)

    let table = text.components(separatedBy: "| class | meaning |\n|---|---|\n")[1]
      .components(separatedBy: "\n\n")[0]
    let classes = table.split(separator: "\n").map { row in
      row.dropFirst(2).prefix { $0 != "|" }.dropLast()
    }
    #expect(classes.map(String.init) == BlockClass.allCases.map(\.rawValue))
  }
}
