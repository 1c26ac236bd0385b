import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct AffineTransformTests {
  @Test
  func `the last of several combined transforms is applied first, and a transform can be inverted`()
  {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3).rotated(by: .pi)
    let point = CGPoint(x: 1, y: 1).applying(transform)

    #expect(abs(point.x - 8) < 1e-9 && abs(point.y + 3) < 1e-9)
    let back = point.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    let frame = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(frame == CGRect(x: -2, y: 0, width: 2, height: 2))
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
  }
}
