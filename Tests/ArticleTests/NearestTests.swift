import WaymarkModel
import Testing

@Suite struct NearestTests {
  @Test func `a swap of two letters is one edit`() {
    #expect(nearest(to: "exmaple", in: ["uses", "example", "slot"]) == "example")
  }

  @Test func `a name that is nothing like the candidates has none near it`() {
    #expect(nearest(to: "zebra", in: ["uses", "example", "slot"]) == nil)
  }

  @Test func `the first of two equally near candidates is taken`() {
    #expect(nearest(to: "cat", in: ["bat", "car"]) == "bat")
  }

  @Test func `case does not count`() {
    #expect(nearest(to: "USES", in: ["uses"]) == "uses")
  }

  @Test func `a short name may differ in one letter`() {
    #expect(nearest(to: "a", in: ["b"]) == "b")
    #expect(nearest(to: "ab", in: ["xy"]) == nil)
  }
}
