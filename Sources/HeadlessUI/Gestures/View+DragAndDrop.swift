public import Foundation

extension View {
  /// Lets the user drag a value from the view to another view, which accepts the value with
  /// ``dropDestination(for:action:isTargeted:)``.
  ///
  /// In a test, `phone.drag("Kettle", onto: "Cart")` performs the drag.
  public func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> Item
  ) -> some View {
    modified { output, node in
      node.handler = .draggable(payload)
      output.recognizeGestures(of: node)
    }
  }

  /// Lets the user drag a value from the view to another view. The preview isn't shown.
  public func draggable<Item: Transferable, Preview: View>(
    _ payload: @autoclosure @escaping @MainActor () -> Item,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    draggable(payload())
  }

  /// Accepts values that are dragged to the view.
  ///
  /// ```swift
  /// struct CartView: View {
  ///   @State var cart: [String] = []
  ///
  ///   var body: some View {
  ///     Text("Kettle").draggable("kettle")
  ///     Text("Cart")
  ///       .dropDestination(for: String.self) { items, _ in
  ///         cart += items
  ///         return true
  ///       }
  ///     Text("In the cart: \(cart.joined(separator: ", "))")
  ///   }
  /// }
  ///
  /// let phone = Phone(CartView())
  /// phone.drag("Kettle", onto: "Cart")
  /// #expect(phone.shows("In the cart: kettle"))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values that the view accepts.
  ///   - action: A closure that receives the values and their position, and returns whether it
  ///     accepts the values. The position is always the upper leading corner.
  ///   - isTargeted: A closure that's called with `true` before a value is dropped, and with
  ///     `false` afterward.
  public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self,
    action: @escaping @MainActor ([Item], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    modified { output, node in
      node.handler = .drop { value in
        guard let item = value as? Item else { return false }
        isTargeted(true)
        defer { isTargeted(false) }
        return action([item], .zero)
      }
      output.recognizeGestures(of: node)
    }
  }
}

extension Phone {
  /// Drags a view that's made draggable by ``View/draggable(_:)``, and drops its value on another
  /// view.
  ///
  /// Reports an issue if either text isn't on the screen, if the first view can't be dragged or is
  /// disabled, or if no enabled view that contains the text `destination` accepts the value.
  ///
  /// - Parameters:
  ///   - title: Text in the view to drag.
  ///   - destination: Text in the view to drop the value on.
  public func drag(
    _ title: String, onto destination: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let sources = nodes(on: title), let targets = nodes(on: destination) else { return }
    // If draggable views are nested, only the innermost view is dragged.
    let source = sources.first { if case .draggable = $0.handler { true } else { false } }
    guard let source, case .draggable(let makePayload) = source.handler else {
      return fail("'\(title)' is on the screen but can't be dragged.\n\n\(text.indented)")
    }
    guard source.environment.isEnabled else {
      return fail("'\(title)' is disabled.\n\n\(text.indented)")
    }
    let payload = makePayload()
    // If a destination declines the value, the next enclosing destination receives it.
    for target in targets where target.environment.isEnabled {
      if case .drop(let drop) = target.handler, drop(payload) { return host.settle() }
    }
    host.settle()
    fail(
      "'\(destination)' is on the screen but doesn't accept the value '\(payload)' dragged from "
        + "'\(title)'.\n\n\(text.indented)"
    )
  }
}
