import HeadlessUI
import Testing

@MainActor @Suite struct AnimatorTests {
  @Test func `animators show their first phase or their initial value`() {
    struct Pose { var scale = 1.0, angle = 0.0 }
    let phone = Phone {
      Text("A").phaseAnimator([1, 2]) { view, phase in
        HStack {
          view
          Text("\(phase)")
        }
      }
      PhaseAnimator([3, 4], trigger: 0) {
        Text("B \($0)")
      } animation: { _ in
        .linear
      }
      PhaseAnimator([Int]()) { Text("C \($0)") }
      Text("D").keyframeAnimator(initialValue: Pose(), repeating: false) { view, pose in
        HStack {
          view
          Text("\(pose.scale)")
        }
      } keyframes: { pose in
        KeyframeTrack(\.scale) {
          if pose.scale > 1 { MoveKeyframe(1) } else { CubicKeyframe(2, duration: 1) }
        }
        KeyframeTrack(\.angle) {
          for angle in [30.0, 60] { LinearKeyframe(angle, duration: 1, timingCurve: .easeIn) }
        }
      }
    }

    #expect(phone.text == "Screen\n  A 1\n  B 3\n  D 1.0")
  }
}
