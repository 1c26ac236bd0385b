import Testing
import WaymarkModel

@testable import WaymarkBook
@testable import WaymarkMarkup
@testable import WaymarkProofPages
@testable import WaymarkRendering

/// The order and the contents of the parts of a proof's page.
@Suite struct ProofLayoutTests {
  private func page(_ name: String, _ change: (inout SiteInput) -> Void = { _ in }) throws -> String
  {
    var input = Sample.input
    change(&input)
    return try #require(site(of: input).value.text("proofs/Trees/\(name).html"))
  }

  private func headings(of page: String) -> [Substring] {
    page.matches(of: #/<h2 id="([a-z]+)">/#).map(\.1)
  }

  @Test
  func `a proof shows the example's code before the evidence, and the code that it uses afterward`()
    throws
  {
    let other = SourceLocation(file: Sample.trees.file, line: 9, column: 1)
    let page = try page("orphan") {
      $0.examples[1].source.lines.append(
        .init(text: "var stops", origins: [.init(column: 1, location: other)]))
    }

    #expect(
      headings(of: page) == ["source", "expectations", "diagnostics", "used", "compiled", "again"])
    #expect(page.contains("<li class=\"level-2\"><a href=\"#expectations\">Expectations</a></li>"))
    let own = try #require(page.range(of: "Articles/Trees.md, line 27</a>"))
    let used = try #require(page.range(of: "Articles/Trees.md, line 9</a>"))
    #expect(own.upperBound < used.lowerBound)
  }

  @Test func `a proof names its article and section without formatting`() throws {
    let page = try page("planner") { input in
      for index in input.articles[0].snippets.indices {
        input.articles[0].snippets[index].heading = "first-steps"
      }
    }

    #expect(page.contains(">Trees of <em>") == false)
    #expect(page.contains(">Trees of optionals</a> › First steps</p>"))
  }

  @Test func `a picture is neither listed nor counted as an expectation unless it is missing`()
    throws
  {
    func picture(held: Bool) -> Proof.Expectation {
      .init(kind: .picture, location: Sample.at(16), text: "shows: The hut", held: held)
    }
    let drawn = try page("planner") { $0.proofs[0].expectations.append(picture(held: true)) }
    let missing = try page("planner") { $0.proofs[0].expectations.append(picture(held: false)) }

    #expect(drawn.contains("its 2 expectations held"))
    #expect(!drawn.contains("shows: The hut"))
    #expect(missing.contains("<code>shows: The hut</code>"))
  }

  @Test func `a state change is listed once, in the timeline if there is one`() throws {
    func assertion(_ input: inout SiteInput) {
      input.proofs[0].expectations.append(
        .init(
          kind: .assertion, location: Sample.at(16), text: "send(.walk)", held: true,
          observed: "- 1\n+ 2"))
    }
    let both = try page("planner") { assertion(&$0) }
    let single = try page("planner") {
      assertion(&$0)
      $0.proofs[0].timeline = []
    }

    #expect(both.ranges(of: "<ins>+ 2</ins>").count == 1)
    #expect(!both.contains("The state change"))
    #expect(single.contains("The state change"))
  }

  @Test func `line numbers are counted by the style sheet, except at the start and after a gap`()
    throws
  {
    var article = Sample.trees
    article.snippets[2].lines = [27, 28, 30].map { .init(text: "a", number: $0, column: 1) }
    let page = try page("orphan") { $0.articles[0] = article }

    #expect(
      page.contains(
        """
        <code class="numbered"><span style="counter-set:line 27">a
        </span><span>a
        </span><span style="counter-set:line 30">a
        </span></code>
        """))
  }

  @Test func `code that must fail is marked, and has no button that copies it`() throws {
    let faulty = try #require(
      try page("orphan").firstMatch(of: /<figure class="part faulty">(?s:.*?)<\/figure>/))

    #expect(!faulty.output.contains("<button"))
    #expect(!(try page("planner")).contains("part faulty"))
  }

  /// Positions in the article's script count every line of a snippet, but a proof omits some lines.
  @Test func `code with resolved names refers to the names' script and lists the omitted lines`()
    throws
  {
    let other = SourceLocation(file: Sample.trees.file, line: 9, column: 1)
    let page = try page("orphan") {
      $0.examples[1].source.lines.append(
        .init(text: "var stops", origins: [.init(column: 1, location: other)]))
      $0.proofs[0].names = [
        ResolvedName(
          location: Sample.at(9, 7), length: 5, declaration: Sample.at(9, 7), type: "[String]")
      ]
    }

    #expect(
      page.contains(
        "<figure class=\"part\" data-names=\"../../articles/Trees.names.js\" data-gaps=\"0,28,51,2\">"
      ))
    #expect(
      page.contains("<figure class=\"part faulty\" data-names=\"../../articles/Trees.names.js\">"))
    #expect(!(try self.page("orphan")).contains("data-names"))
  }
}
