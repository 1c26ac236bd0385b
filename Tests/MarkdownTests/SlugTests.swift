import Testing

@testable import WaymarkMarkdown

@Suite struct SlugTests {
  @Test(arguments: [
    ("What is navigation?", "what-is-navigation"), ("Tabs & stacks", "tabs--stacks"),
    ("`snake_case` and-hyphens", "snake_case-and-hyphens"), ("Öffnen", "öffnen"), ("日本語", "日本語"),
    ("3.5 km", "35-km"), ("!?", "section"), ("", "section"),
  ])
  func `a slug has only lowercase letters, digits, hyphens, and underscores, and is never empty`(
    _ title: String, _ expected: String
  ) {
    #expect(slug(of: title) == expected)
  }

  @Test func `equal headings have different slugs, even if an earlier heading has a number`() {
    var slugs = Slugs()

    let found = ["Stops 2", "Stops", "Stops", "Stops", "Stops 2"].map { slugs.unique($0) }

    #expect(found == ["stops-2", "stops", "stops-3", "stops-4", "stops-2-2"])
    #expect(Set(found).count == found.count)
  }
}
