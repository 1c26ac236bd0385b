/// The title, the message, and the buttons of an alert or a confirmation dialog.
///
/// A button's action runs before the alert is dismissed. An alert without buttons gets an “OK”
/// button, and a dialog without a cancel button gets a “Cancel” button.
struct AlertPage<Actions: View, Message: View>: View, PrimitiveView {
  let kind: Element.Kind
  let title: String
  let dismiss: @MainActor () -> Void
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message

  func children(in node: Node) -> [Child] {
    let environment = node.pageEnvironment(kind, dismiss)
    return [
      node.child(.content, actions(), environment: environment),
      node.child(.label, message(), environment: environment),
    ]
  }

  func output(of children: [Output], in node: Node) -> Output {
    node.handler = .tap(dismiss)
    let message = children[1].elements.title
    let alert = Element(
      kind, title, value: message.isEmpty ? nil : message,
      children: buttons(children[0].elements, in: node), target: node.id
    )
    return Output(facts: [.presentation(alert)])
  }

  private func buttons(_ given: [Element], in node: Node) -> [Element] {
    if kind == .alert && given.isEmpty { return [Element(.button, "OK", target: node.id)] }
    if kind == .dialog && !given.contains(where: { $0.role == .cancel }) {
      return given + [Element(.button, "Cancel", role: .cancel, target: node.id)]
    }
    return given
  }
}

extension View {
  /// Presents an alert or a dialog while the data isn't `nil`.
  func asks<Data, Actions: View, Message: View>(
    _ kind: Element.Kind, _ title: Text, _ data: Binding<Data?>,
    actions: @escaping @MainActor (Data) -> Actions,
    message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    Presenter(base: self, item: data, id: { _ in true }) { shown in
      AlertPage(
        kind: kind, title: title.content, dismiss: { data.wrappedValue = nil },
        actions: { actions(shown) }, message: { message(shown) }
      )
    }
  }
}

extension Binding<Bool> {
  func presence<Data>(of data: Data?) -> Binding<Data?> {
    Binding<Data?>(
      get: { wrappedValue ? data : nil }, set: { wrappedValue = $0 != nil }
    )
  }
}
