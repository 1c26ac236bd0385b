import HeadlessUI
import Testing

@MainActor @Suite struct GradientTests {
  @Test func `a gradient's colors are evenly spaced`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Angle(degrees: 180).radians == .pi)
  }
}
