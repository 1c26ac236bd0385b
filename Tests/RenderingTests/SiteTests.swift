import Article
import Rendering
import Testing

@Suite struct SiteTests {
  @Test func `the same input gives the same bytes`() {
    #expect(site(of: Sample.input) == site(of: Sample.input))
  }

  @Test func `the files are sorted by path, each once`() {
    let paths = site(of: Sample.input).value.map(\.path)

    #expect(
      paths == [
        "articles/Stacks.html", "articles/Trees.html", "files/Articles/hut.png", "index.html",
        "proofs/Stacks/endless.html", "proofs/Stacks/idle.html", "proofs/Stacks/issue.html",
        "proofs/Stacks/phone.html", "proofs/Stacks/trap.html", "proofs/Stacks/typo.html",
        "proofs/Stacks/wrong.html", "proofs/Trees/orphan.html", "proofs/Trees/planner.html",
        "run.css", "script.js", "search.js", "style.css", "verdicts.json",
      ])
  }
}
