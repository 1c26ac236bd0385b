import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct AnchorTests {
  @Test func `anchors have positions on the phone's screen`() {
    struct CentersKey: PreferenceKey {
      static let defaultValue: [Anchor<CGPoint>] = []

      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
        value += nextValue()
      }
    }
    let phone = Phone {
      HStack {
        Text("A").anchorPreference(key: CentersKey.self, value: .center) { [$0] }
        Text("B").transformAnchorPreference(key: CentersKey.self, value: .topLeading) {
          $0.append($1)
        }
      }
      .overlayPreferenceValue(CentersKey.self) { anchors in
        GeometryReader { geometry in
          Text("\(anchors.map { geometry[$0].x })")
        }
      }
    }

    #expect(phone.shows("[196.5, 0.0]"))
  }
}
