import Testing
import WaymarkModel
import WaymarkReporting

@Suite struct FormatTests {
  @Test
  func `a JUnit report has a suite per article and a case per example and per error in an article`()
  {
    #expect(
      ReportFormat.junit.unsealedText(of: sampleResults)
        == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="waymark">
          <testsuite name="Docs/A.md" tests="4" failures="2" errors="0" skipped="1" time="1.563">
            <testcase classname="Docs/A.md" name="good" file="Docs/A.md" line="3" time="0.063"/>
            <testcase classname="Docs/A.md" name="bad" file="Docs/A.md" line="9" time="1.500">
              <failure type="failed" message="expected &lt;b&gt; &amp; &quot;q&quot; ]]&gt;\u{FFFD}[0m&#10;\
        not | this">Docs/A.md:11:5: error: expected &lt;b&gt; &amp; &quot;q&quot; ]]&gt;\u{FFFD}[0m&#10;\
        not | this&#10;  look #here</failure>
              <system-out>a&#9;b\u{FFFD}&#10;</system-out>
            </testcase>
            <testcase classname="Docs/A.md" name="needs" file="Docs/A.md" line="14" time="0.000">
              <skipped message="needs # a&#10;network"/>
            </testcase>
            <testcase classname="Docs/A.md" name="odd name" file="Docs/A.md" line="20" time="0.000">
              <failure type="crashed" message="boom">Docs/A.md:21:5: error: boom&#10;\
        Docs/A.md:22:5: error: boom</failure>
            </testcase>
          </testsuite>
          <testsuite name="Other 1.md" tests="1" failures="0" errors="1" skipped="0" time="0.000">
            <testcase classname="Other 1.md" name="line 7, column 11" file="Other 1.md" line="7" time="0.000">
              <error type="mistake" message="no option &apos;x&apos;">Other 1.md:7:11: error: no option &apos;x&apos;&#10;  drop it</error>
            </testcase>
          </testsuite>
        </testsuites>

        """.replacing("&apos;", with: "'"))
  }

  @Test func `a TAP report has a test point for each example and each error in an article`() {
    #expect(
      ReportFormat.tap.unsealedText(of: sampleResults) == ##"""
        TAP version 14
        # waymark
        1..5
        ok 1 - Docs/A.md: good
        not ok 2 - Docs/A.md: bad
          ---
          errors:
            - file: "Docs/A.md"
              line: 11
              column: 5
              message: "expected <b> & \"q\" ]]>\x1b[0m\nnot | this\nlook #here"
          ...
        ok 3 - Docs/A.md: needs # SKIP needs \# a network
        not ok 4 - Docs/A.md: odd name
          ---
          errors:
            - file: "Docs/A.md"
              line: 21
              column: 5
              message: "boom"
            - file: "Docs/A.md"
              line: 22
              column: 5
              message: "boom"
          ...
        not ok 5 - Other 1.md:7:11
          ---
          errors:
            - file: "Other 1.md"
              line: 7
              column: 11
              message: "no option 'x'\ndrop it"
          ...

        """##)
  }

  @Test func `a Markdown report counts verdicts and shows errors as literal text`() {
    #expect(
      ReportFormat.markdown.unsealedText(of: sampleResults) == """
        <!-- waymark -->

        ## Not proved

        | article | passed | failed | crashed | untested |
        |---|--:|--:|--:|--:|
        | `Docs/A.md` | 1 | 1 | 1 | 1 |
        | `Other 1.md` |  |  |  |  |

        - `Docs/A.md:11` `expected <b> & "q" ]]> [0m not | this`

        - `Docs/A.md:21` `boom`

        - `Docs/A.md:22` `boom`

        - `Other 1.md:7` `no option 'x'`

        """)
  }

  @Test func `a Markdown report states that all examples are proved if they are`() {
    #expect(
      ReportFormat.markdown.unsealedText(of: provedResults) == """
        <!-- waymark -->

        ## All examples are proved

        | article | passed |
        |---|--:|
        | `Docs/A.md` | 1 |

        """)
  }

  @Test func `a SARIF report explains each kind of error`() {
    let texts = ReportFormat.sarif.text(of: noResults)
      .matches(of: /"id" : "([\w-]+)",\s+"shortDescription" : \{\s+"text" : "([^"]+)"/)
      .map { "\($0.1): \($0.2)" }

    #expect(
      texts == [
        "failed: An example failed.",
        "does-not-compile: An example doesn't compile.",
        "crashed: An example crashed.",
        "timed-out: An example ran longer than the time limit.",
        "unchecked: An example checks nothing.",
        "article: An article contains a mistake.",
      ])
  }

  @Test func `the GitLab fingerprint of an issue doesn't depend on its line`() {
    var moved = sampleResults
    for index in moved.diagnostics.indices { moved.diagnostics[index].location.line += 5 }
    let fingerprints = [sampleResults, moved].map { results in
      ReportFormat.gitlab.text(of: results).matches(of: /"fingerprint" : "(\w+)"/).map { $0.1 }
    }

    #expect(fingerprints[0] == fingerprints[1])
    #expect(Set(fingerprints[0]).count == 4)
  }

  @Test(arguments: ReportFormat.allCases)
  func `only the tool's own reports are recognized`(format: ReportFormat) {
    for results in [sampleResults, provedResults, noResults] {
      #expect(format.isOwn(Array(format.text(of: results).utf8)))
    }
    for other in [
      "{\"version\":1,\"snippets\":[],\"diagnostics\":[],\"mine\":\"precious\"}", "[]", "[ ]\n",
      "{\"runs\":[]", "# Notes\n", "TAP version 14\n1..0\n", "[{\"a\":1}]", "<testsuites>",
    ] {
      #expect(!format.isOwn(Array(other.utf8)), "\(other)")
    }
  }

  @Test(arguments: ReportFormat.allCases)
  func `a report whose contents were edited isn't recognized`(format: ReportFormat) {
    let text = format.text(of: sampleResults)
    let isJSON = text.hasPrefix("{") || text.hasPrefix("[")

    #expect(!format.isOwn(Array((text + "MY NOTES\n").utf8)))
    if isJSON {
      #expect(format.isOwn(Array(text.replacing("\n", with: "\r\n  ").utf8)))
      #expect(
        !format.isOwn(Array(text.replacing("{", with: "{\"mine\": 1, ", maxReplacements: 1).utf8)))
    } else {
      #expect(!format.isOwn(Array(text.replacing("Docs", with: "Dogs").utf8)))
    }
  }

  @Test(arguments: [
    ("a.json", ReportFormat.json), ("b/a.XML", .junit), ("a.sarif", .sarif), ("a.tap", .tap),
    ("a.md", .markdown), ("report", nil),
  ])
  func `the file extension determines the format`(file: String, format: ReportFormat?) {
    #expect(ReportFormat(file: file) == format)
  }
}
