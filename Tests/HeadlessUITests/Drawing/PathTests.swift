import Foundation
import HeadlessUI
import Testing

@MainActor
@Suite struct PathTests {
  private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: rect.origin)
      path.closeSubpath()
      return path
    }
  }

  private let rect = CGRect(x: 0, y: 0, width: 2, height: 1)

  @Test func `paths with the same elements are equal`() {
    #expect(Arrow().path(in: rect) == Arrow().path(in: rect))
    #expect(Arrow().path(in: rect) != Arrow().path(in: .zero))
    #expect(Path(rect) == Rectangle().path(in: rect))
    #expect(Path(rect) != Circle().path(in: rect))
    #expect(Path().isEmpty && !Path(rect).isEmpty)
  }

  @Test func `a type-erased shape has the outline of the original shape`() {
    #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
    #expect(AnyShape(Rectangle()).path(in: rect) == Path(rect))
  }

  @Test func `a custom shape has no text, like a built-in shape`() {
    let phone = Phone(
      VStack {
        Arrow().fill(Color.red)
        Path { $0.addRect(rect) }.stroke(Color.blue, lineWidth: 2)
        Text("Turn left")
      }
    )

    #expect(phone.text == Phone(VStack { Circle(); Capsule(); Text("Turn left") }).text)
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

  @Test func `paths with the same arcs or lines are equal`() {
    func arc(to end: Double) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(end), clockwise: true)
      }
    }
    let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)]

    #expect(arc(to: 90) == arc(to: 90))
    #expect(arc(to: 90) != arc(to: 180))
    #expect(
      Path { $0.addLines(corner) } == Path { $0.move(to: corner[0]); $0.addLine(to: corner[1]) })
    #expect(Path { $0.addPath(arc(to: 90)) } == arc(to: 90))
  }
}
