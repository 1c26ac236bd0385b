import Article
import struct Article.SourceLocation
import Testing

@testable import Command

@Suite struct AnnotationsTests {
  private let mistake = Diagnostic(
    at: SourceLocation(file: "Docs/a, b.md", line: 3, column: 5), "50% wrong:\nvery",
    hint: "mend it")

  @Test func `no host, no annotations`() {
    #expect(Annotations.lines(for: [mistake], environment: ["CI": "true"]) == [])
  }

  @Test func `GitHub gets its own escapes`() {
    #expect(
      Annotations.lines(for: [mistake], environment: ["GITHUB_ACTIONS": "true"]) == [
        "::error file=Docs/a%2C b.md,line=3,col=5::50%25 wrong:%0Avery%0Amend it"
      ])
  }

  @Test func `a carriage return with its newline is escaped as both`() {
    let mistake = Diagnostic(
      .warning, at: SourceLocation(file: "a.md", line: 1, column: 1), "one\r\ntwo")

    #expect(
      Annotations.lines(for: [mistake], environment: ["GITHUB_ACTIONS": "true"]) == [
        "::warning file=a.md,line=1,col=1::one%0D%0Atwo"
      ])
  }

  @Test func `Azure gets one line with its own command`() {
    #expect(
      Annotations.lines(for: [mistake], environment: ["TF_BUILD": "True"]) == [
        "##vso[task.logissue type=error;sourcepath=Docs/a, b.md;linenumber=3;columnnumber=5]"
          + "50% wrong: very mend it"
      ])
  }
}
