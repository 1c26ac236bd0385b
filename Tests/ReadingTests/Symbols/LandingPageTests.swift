import Testing
import WaymarkModel
import WaymarkReading

@Suite struct LandingPageTests {
  @Test func `a module's landing page has the module's name as its title`() throws {
    let texts = [
      "# Walking\n\nSee ``Trails``.\n", "# About ``Trails``\n\nWords.\n",
      "## ``Trails``\n\nWords.\n", "# ``Trails/Way``\n\nA way.\n",
      "# ``Trails``\n\nPlan hikes. Walk.\n",
    ]

    let page = try #require(landingPage(of: "Trails", among: texts))

    #expect(page.text == texts.last)
    #expect(page.blocks.last == .paragraph([.text("Plan hikes. Walk.")]))
    #expect(landingPage(of: "Maps", among: texts) == nil)
  }
}
