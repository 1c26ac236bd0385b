import Foundation
import HeadlessUI
import Testing

/// Parts of SwiftUI that matter mostly on a real screen, such as animators and transforms.
@MainActor @Suite struct InertNamesTests {
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

  @Test func `an image has the name or the data that it was created from`() {
    let data = Data([1, 2])

    #expect(UIImage(named: "avatar") == UIImage(named: "avatar"))
    #expect(UIImage(data: data)?.jpegData(compressionQuality: 0.5) == data)
    #expect(UIImage(data: Data()) == nil)
    #expect(Phone(Image(uiImage: UIImage(systemName: "star")!)).shows("star"))
  }

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

  @Test func `a transform applies to every element of a path`() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let line = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 2, y: 1), control: CGPoint(x: 1, y: 3))
      $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(
      line.applying(double)
        == Path {
          $0.move(to: CGPoint(x: 2, y: 2))
          $0.addQuadCurve(to: CGPoint(x: 4, y: 2), control: CGPoint(x: 2, y: 6))
          $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    )
  }

  @Test func `scroll effects don't change views, and every view counts as visible`() {
    struct RowsView: View {
      @State var visible = 0

      var body: some View {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(1..<4) { row in
            Text("Row \(row)")
              .visualEffect { content, geometry in content.offset(y: geometry.size.height) }
              .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
              .onScrollVisibilityChange { if $0 { visible += 1 } }
          }
        }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 0
        } action: { _, _ in
          visible = 0
        }
        Text("Visible: \(visible)")
      }
    }

    #expect(Phone(RowsView()).shows("Visible: 3"))
  }

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

  @Test func `the environment provides the refresh action of the enclosing view`() async {
    struct RefreshButton: View {
      @Environment(\.refresh) var refresh

      var body: some View {
        Button(refresh == nil ? "Nothing" : "Refresh") { Task { await refresh?() } }
      }
    }
    struct NewsView: View {
      @State var count = 0

      var body: some View {
        VStack {
          Text("\(count)")
          RefreshButton()
        }
        .refreshable { count += 1 }
      }
    }
    let phone = Phone(NewsView())

    phone.tap("Refresh")
    await phone.wait { $0.shows("1") }

    #expect(Phone(RefreshButton()).shows("[Nothing]"))
  }
}
