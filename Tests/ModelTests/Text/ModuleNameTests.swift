import Testing
import WaymarkModel

@Suite struct ModuleNameTests {
  @Test func `a target's name is converted to an identifier`() {
    #expect(moduleName(ofTarget: "swift-thing.2") == "swift_thing_2")
    #expect(moduleName(ofTarget: "2d") == "_d")
  }
}
