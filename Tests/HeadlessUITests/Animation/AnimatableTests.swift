import Foundation
import HeadlessUI
import Testing

@MainActor @Suite struct AnimatableTests {
  @Test func `animatable views and effects show the content for their current data`() {
    struct Shake: GeometryEffect {
      var animatableData: CGFloat

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
      }
    }
    struct CountView: View, Animatable {
      var value: Double

      var animatableData: Double {
        get { value }
        set { value = newValue }
      }

      var body: some View { Text("\(Int(value))").modifier(Shake(animatableData: value)) }
    }

    #expect(Phone(CountView(value: 3)).shows("3"))
  }
}
