import Testing
import WaymarkBook
import WaymarkModel
import WaymarkRendering

@Suite struct SiteTests {
  let files = site(of: Sample.input).value

  @Test func `the same input produces the same bytes`() {
    #expect(site(of: Sample.input) == site(of: Sample.input))
  }

  @Test func `the files are sorted by path and listed once`() {
    #expect(
      files.map(\.path) == [
        "404.html", "articles/Stacks.html", "articles/Stacks.md", "articles/Trees.html",
        "articles/Trees.md", "dialog.js", "files/Articles/hut.png", "front.css", "index.html",
        "index.md", "language.js", "llms.txt", "names.js", "proof.css",
        "proofs/Stacks/endless.html", "proofs/Stacks/idle.html", "proofs/Stacks/issue.html",
        "proofs/Stacks/trap.html", "proofs/Stacks/typo.html",
        "proofs/Stacks/wrong.html", "proofs/Trees/orphan.html", "proofs/Trees/planner.html",
        "ranking.js", "run.html", "script.js", "search.css", "search.js", "sections.js",
        "style.css", "verdicts.json",
      ])
  }

  @Test func `every internal link points to an existing file and anchor`() {
    #expect(brokenLinks(in: files) == [])
  }

  @Test func `every page is well-formed`() {
    for page in files.pages { #expect(Markup(page).faults == [], "\(page.path)") }
  }

  @Test func `element IDs are unique on every page`() {
    for page in files.pages {
      let ids = Markup(page).elements.compactMap { $0.attributes["id"] }
      #expect(ids.count == Set(ids).count, "\(page.path): \(ids)")
    }
  }

  @Test func `every page has a language, a title, and a description`() {
    for page in files.pages {
      let elements = Markup(page).elements
      let description = elements.first { $0.attributes["name"] == "description" }
      #expect(elements.first { $0.name == "html" }?.attributes["lang"] == "en")
      #expect(elements.count { $0.name == "title" } == 1)
      #expect(description?.attributes["content"]?.isEmpty == false, "\(page.path)")
      #expect(elements.count { $0.name == "main" } == 1)
      #expect(elements.count { $0.name == "h1" } == 1)
    }
  }

  @Test func `the time, commit, toolchain, and durations of a run affect only run.html`() {
    var later = Sample.input
    later.run = RunFacts(time: "tomorrow", commit: "fffffff", toolchain: "Swift 7")
    later.proofs = later.proofs.map { proof in
      var proof = proof
      proof.duration = proof.duration.map { $0 * 2 + 1 }
      return proof
    }

    let changed = zip(files, site(of: later).value).filter { $0 != $1 }.map(\.0.path)

    #expect(changed == ["run.html"])
  }

  @Test func `the order of proofs and files doesn't affect the site`() {
    var shuffled = Sample.input
    shuffled.proofs.reverse()
    shuffled.files.reverse()

    #expect(site(of: shuffled).value == files)
  }

  @Test func `the report is one of the site's files`() {
    #expect(
      files.text("verdicts.json") == """
        {
          "diagnostics" : [

          ],
          "snippets" : [
            {
              "article" : "Articles/Trees.md",
              "example" : "planner",
              "expectations" : 2,
              "line" : 14,
              "linesRan" : [

              ],
              "linesUnreached" : [

              ],
              "proof" : "proofs/Trees/planner.html",
              "verdict" : "passed"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func `a dead link is listed in the report, in its article, and on the front page`() throws {
    var input = Sample.input
    input.articles[1].blocks.append(.paragraph([Sample.doc("Tres", 50)]))
    input.report.diagnostics = []

    let made = site(of: input)

    #expect(
      made.diagnostics.map(\.description) == [
        "Articles/Trees.md:50:1: error: there is no article 'Tres'\n  did you mean 'Trees'?"
      ])
    #expect(made.value.text("verdicts.json")?.contains("there is no article 'Tres'") == true)
    #expect(
      made.value.text("articles/Trees.html")?.contains("there is no article &#39;Tres&#39;") == true
    )
    #expect(made.value.text("index.html")?.contains("there is no article &#39;Tres&#39;") == true)
    #expect(brokenLinks(in: made.value) == [])
  }

  @Test func `a book without a front page lists its articles`() throws {
    var input = Sample.input
    input.front = nil

    let made = site(of: input).value

    let front = try #require(made.text("index.html"))
    #expect(front.contains("<h1>Articles</h1>"))
    #expect(front.contains("href=\"articles/Trees.html\""))
    #expect(brokenLinks(in: made) == [])
  }

  @Test func `an empty book is rendered as a site`() {
    let made = site(of: SiteInput(articles: [])).value

    #expect(made.pages.map(\.path) == ["404.html", "index.html", "run.html"])
    #expect(made.pages.flatMap { Markup($0).faults } == [])
    #expect(brokenLinks(in: made) == [])
  }

  @Test(arguments: [
    (
      Proof.Expectation.Exemption.known,
      "didn&#39;t hold (not counted, because it is a known issue)"
    ),
    (.filtered, "didn&#39;t hold (not counted, because a trait filtered the issue out)"),
    (.warning, "didn&#39;t hold (not counted, because the issue is only a warning)"),
  ])
  func `an exempt expectation that failed is shown with the exemption's reason, but isn't counted`(
    _ exemption: Proof.Expectation.Exemption, _ words: String
  ) throws {
    var input = Sample.input
    let index = try #require(input.proofs.firstIndex { $0.example.name == "planner" })
    input.proofs[index].expectations.append(
      .init(
        kind: .condition, location: Sample.at(16), text: "#expect(1 == 2)", held: false,
        exemption: exemption))
    let files = site(of: input).value

    let proof = try #require(files.text("proofs/Trees/planner.html"))
    let article = try #require(files.text("articles/Trees.html"))

    #expect(proof.contains(">\(words)</span>"))
    #expect(proof.contains("its 2 expectations held"))
    #expect(article.contains("2 expectations"))
  }

  @Test func `equal results of an expectation in a loop share one row of the proof`() throws {
    var input = Sample.input
    let index = try #require(input.proofs.firstIndex { $0.example.name == "planner" })
    input.proofs[index].expectations += [3, 3, 3, 4].map { value in
      .init(
        kind: .condition, location: Sample.at(16), text: "#expect(count > 2)", held: true,
        values: [.init(text: "count", value: "\(value)")])
    }

    let proof = try #require(site(of: input).value.text("proofs/Trees/planner.html"))

    #expect(proof.split(separator: "#expect(count &gt; 2)").count == 3)
    #expect(proof.split(separator: "held, 3 times").count == 2)
  }

  static let problem = Diagnostic(at: Sample.at(14), "there is no slot 'x'")

  @Test(
    arguments: [
      (Example.Plan.broken([problem]), "failed"), (.incomplete([problem]), "does-not-compile"),
    ])
  func `an example without a proof is shown with the verdict and the error of its plan`(
    plan: Example.Plan, style: String
  ) throws {
    var input = Sample.input
    input.proofs.removeAll { $0.example.name == "planner" }
    input.examples[0].plan = plan

    let page = try #require(site(of: input).value.text("articles/Trees.html"))

    #expect(page.contains("<div class=\"snippet \(style)\">"))
    #expect(page.contains("there is no slot &#39;x&#39;"))
  }
}
