import Foundation
import Testing
import WaymarkModel
import struct WaymarkModel.SourceLocation

@testable import WaymarkProject

@Suite struct AnnotationTests {
  private let mistake = Diagnostic(
    at: SourceLocation(file: "Docs/a, b.md", line: 3, column: 5),
    "the document states '5%',\nbut the result is '50%'", hint: "correct the document")

  private func lines(_ environment: [String: String], for mistake: Diagnostic? = nil) -> [String] {
    Annotation.annotations(for: [mistake ?? self.mistake], environment: environment).map(\.line)
  }

  @Test func `there are no annotations without a CI host`() {
    #expect(lines(["CI": "true"]) == [])
  }

  @Test func `annotations for GitHub are escaped according to GitHub's rules`() {
    #expect(
      lines(["GITHUB_ACTIONS": "true"]) == [
        "::error file=Docs/a%2C b.md,line=3,col=5::the document states '5%25',"
          + "%0Abut the result is '50%25'%0Acorrect the document"
      ])
  }

  @Test func `an annotation for Azure is a single line with its command`() {
    #expect(
      lines(["TF_BUILD": "True"]) == [
        "##vso[task.logissue type=error;sourcepath=Docs/a, b.md;linenumber=3;columnnumber=5]"
          + "the document states '5%', but the result is '50%' correct the document"
      ])
  }

  @Test(arguments: [
    "a\n::set-output name=x::y.md", "a\r\n##vso[task.setvariable variable=x]y.md",
    "\u{1B}]8;;https://example.com\u{7}a.md", "a\u{2028}::stop-commands::x.md",
  ])
  func `neither a file name nor a message can start another command`(_ text: String) throws {
    let mistake = Diagnostic(
      at: SourceLocation(file: text, line: 1, column: 1), text, hint: text)

    for host in [["GITHUB_ACTIONS": "true"], ["TF_BUILD": "True"]] {
      let line = try #require(lines(host, for: mistake).first)

      #expect(
        line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(line)")
      #expect(line.components(separatedBy: "##vso[").count == (host["TF_BUILD"] == nil ? 1 : 2))
      #expect(!line.dropFirst(2).contains("\n::") && !line.contains("\u{2028}"))
    }
  }
}
