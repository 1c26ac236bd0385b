import Testing
import WaymarkModel

@Suite struct NearestTests {
  @Test func `swapping two letters is one edit`() {
    #expect(nearest(to: "exmaple", in: ["uses", "example", "slot"]) == "example")
  }

  @Test func `a name that resembles none of the candidates has no nearest candidate`() {
    #expect(nearest(to: "zebra", in: ["uses", "example", "slot"]) == nil)
  }

  @Test func `the first of two equally close candidates wins`() {
    #expect(nearest(to: "cat", in: ["bat", "car"]) == "bat")
  }

  @Test func `a name that differs only in its case is the nearest candidate`() {
    #expect(nearest(to: "USES", in: ["uses"]) == "uses")
  }

  @Test func `a short name can differ by one letter`() {
    #expect(nearest(to: "a", in: ["b"]) == "b")
    #expect(nearest(to: "ab", in: ["xy"]) == nil)
  }
}
