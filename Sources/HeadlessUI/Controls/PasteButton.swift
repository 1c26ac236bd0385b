import Observation

/// A button that pastes values of a type from the phone's pasteboard. It's disabled if the
/// pasteboard contains no such value.
///
/// ```swift
/// struct NoteView: View {
///   @State var note = ""
///
///   var body: some View {
///     PasteButton(payloadType: String.self) { note = $0.joined() }
///     Text("Note: \(note)")
///   }
/// }
///
/// let phone = Phone(NoteView())
/// phone.pasteboard = ["Oil the hinges."]
/// phone.tap("Paste")
/// #expect(phone.shows("Note: Oil the hinges."))
/// ```
public struct PasteButton<Payload: Transferable>: View, PrimitiveView {
  let paste: @MainActor ([Payload]) -> Void

  /// Creates a button that passes the pasted values to a closure.
  public init(
    payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
  ) {
    paste = onPaste
  }

  func children(in node: Node) -> [Child] {
    let values = node.host.pasteboard.values.compactMap { $0 as? Payload }
    let button = Button("Paste") { paste(values) }.disabled(values.isEmpty)
    return [node.child(.content, button)]
  }
}

extension Phone {
  /// The values that a ``PasteButton`` pastes. The pasteboard is initially empty.
  public var pasteboard: [any Transferable] {
    get { host.pasteboard.values }
    set { host.pasteboard.values = newValue }
  }
}

/// The values on the phone's pasteboard.
@MainActor @Observable
final class Pasteboard {
  var values: [any Transferable] = []
}
