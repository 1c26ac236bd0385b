public import Foundation

/// A drag of a finger across a view.
///
/// ```swift
/// import Foundation
///
/// struct CardView: View {
///   @State var distance = 0.0
///   @State var isDropped = false
///
///   var body: some View {
///     Text("Card")
///       .gesture(
///         DragGesture()
///           .onChanged { distance = $0.translation.width }
///           .onEnded { _ in isDropped = true }
///       )
///     Text(isDropped ? "dropped at \(Int(distance))" : "not moved")
///   }
/// }
///
/// let phone = Phone(CardView())
/// phone.drag("Card", by: CGSize(width: 4, height: 0))
/// #expect(phone.shows("not moved"))
/// phone.drag("Card", by: CGSize(width: 80, height: 0))
/// #expect(phone.shows("dropped at 80"))
/// ```
public struct DragGesture: Gesture {
  private let minimumDistance: Double

  /// Creates a gesture that recognizes drags.
  ///
  /// - Parameters:
  ///   - minimumDistance: The minimum length of a drag, in points. Shorter drags aren't recognized.
  ///   - coordinateSpace: Ignored, because HeadlessUI doesn't lay out views.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  /// The recognizer for drags that are at least as long as the minimum distance.
  public var recognizer: GestureRecognizer<Value> {
    GestureRecognizer(touches: [.drag]) { touch in
      guard case .drag(let drag) = touch, drag.distance >= minimumDistance else { return [] }
      let start = minimumDistance == 0 ? [GestureStep(value: drag.atStart)] : []
      return start + [
        GestureStep(value: drag.atEnd), GestureStep(value: drag.atEnd, isEnd: true),
      ]
    }
  }

  /// The state of a drag. Positions and distances are in points.
  public struct Value: Equatable, Sendable {
    /// The time at which the finger reached the current position.
    public var time: Date
    /// The position at which the drag started.
    public var startLocation: CGPoint
    /// The current position.
    public var location: CGPoint

    /// The translation from the start to the current position.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted end, which is the current position because a simulated finger has no speed.
    public var predictedEndLocation: CGPoint { location }

    /// The predicted translation, which is the current translation because a simulated finger has
    /// no speed.
    public var predictedEndTranslation: CGSize { translation }

    /// The velocity of the drag, which is zero because a simulated finger has no speed.
    public var velocity: CGSize { .zero }
  }
}
