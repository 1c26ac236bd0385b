public import Foundation

extension Phone {
  /// Touches and holds the innermost element that handles long presses and contains the given text.
  ///
  /// ```swift
  /// struct PhotoView: View {
  ///   @State var isSaved = false
  ///
  ///   var body: some View {
  ///     Text(isSaved ? "Saved" : "Photo").onLongPressGesture { isSaved = true }
  ///   }
  /// }
  ///
  /// let phone = Phone(PhotoView())
  /// phone.longPress("Photo")
  /// #expect(phone.shows("Saved"))
  /// ```
  public func longPress(
    _ title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    make(.longPress, .longPress, "long-pressed", on: title)
  }

  /// Drags the innermost element that handles drags and contains the given text.
  ///
  /// A gesture without a minimum distance is updated at the start and at the end of the drag. Any
  /// other gesture is updated only at the end.
  ///
  /// - Parameters:
  ///   - distance: The distance that the finger moves, in points.
  ///   - start: The position where the finger touches the element, in points.
  public func drag(
    _ title: String, by distance: CGSize, from start: CGPoint = .zero,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    let drag = Drag(start: start, translation: distance)
    make(.drag(drag), .drag, "dragged", on: title)
  }

  /// Performs a gesture on the innermost element that contains a title and handles the gesture, and
  /// then on the enclosing elements that handle it simultaneously.
  private func make(
    _ touch: GestureTouch, _ kind: GestureTouch.Kind, _ verb: String, on title: String
  ) {
    guard let nodes = nodes(on: title) else { return }
    var performed: Set<NodeID> = []
    for node in nodes {
      guard case .gesture(let touches, let isSimultaneous, let perform) = node.handler,
        touches.contains(kind),
        performed.isEmpty || isSimultaneous && !performed.contains(node.id)
      else { continue }
      if node.environment.isEnabled {
        perform(touch)
        performed.insert(node.id)
      } else if performed.isEmpty {
        return fail("'\(title)' is disabled.\n\n\(text.indented)")
      }
    }
    if !performed.isEmpty { return host.settle() }
    fail("'\(title)' is on the screen but can't be \(verb).\n\n\(text.indented)")
  }

  /// Returns the nodes that handle gestures on the elements that contain a title, innermost first.
  /// Reports an issue and returns `nil` if the title isn't on the screen.
  func nodes(on title: String) -> [Node]? {
    let named = front.all.filter { $0.says(title) }
    guard !named.isEmpty else {
      fail("There is no '\(title)' on the screen.\n\n\(text.indented)")
      return nil
    }
    // The innermost element is last.
    return named.reversed().flatMap(\.gestures).compactMap { host.nodes[$0] }
  }
}

/// A drag that a test performs.
struct Drag {
  let start: CGPoint
  let translation: CGSize

  var distance: Double { hypot(translation.width, translation.height) }

  var atStart: DragGesture.Value { value(at: start) }

  var atEnd: DragGesture.Value {
    value(at: CGPoint(x: start.x + translation.width, y: start.y + translation.height))
  }

  private func value(at location: CGPoint) -> DragGesture.Value {
    DragGesture.Value(time: Date(), startLocation: start, location: location)
  }
}
