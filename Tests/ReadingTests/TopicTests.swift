import Testing
import WaymarkModel

@testable import WaymarkReading

@Suite struct TopicTests {
  @Test func `the front page's Topics determine the reading order`() {
    let page = read(
      """
      # Articles
      - <doc:Before>

      ## Topics
      <doc:NotInAList>

      - <doc:B>
      - **[A](doc:A#part)**, then
        - <doc:C#there> and <doc:#here>

      ### Later
      1. <doc:D>
      2. <doc:B>

      ## See also
      - <doc:E>
      """
    ).value

    let found = topics(of: page)

    #expect(
      found == [
        topic("B", nil, 7, 3), topic("A", nil, 8, 5), topic("C", nil, 9, 5),
        topic("D", "Later", 12, 4), topic("B", "Later", 13, 4),
      ])
  }

  @Test(arguments: ["", "# Topics\n- <doc:A>", "### Topics\n- <doc:A>", "## Topics\n<doc:A>"])
  func `a page without a list in a level-2 Topics section has no reading order`(_ text: String) {
    #expect(topics(of: read(text).value).isEmpty)
  }
}

private func topic(_ article: String, _ group: String?, _ line: Int, _ column: Int) -> Topic {
  Topic(
    article: article, group: group, location: Place(file: "a.md", line: line, column: column))
}
