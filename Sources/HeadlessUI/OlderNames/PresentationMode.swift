/// The presentation or the pushed screen that contains a view.
@MainActor public struct PresentationMode {
  let dismissAction: DismissAction

  /// Whether the view is inside a presentation or a pushed screen.
  public var isPresented: Bool { dismissAction.page != nil }

  /// Dismisses the presentation or the pushed screen that contains the view.
  public func dismiss() { dismissAction() }
}

extension EnvironmentValues {
  /// The presentation or the pushed screen that contains the view.
  ///
  /// Older code dismisses it with `presentationMode.wrappedValue.dismiss()`. In new code, use
  /// ``dismiss``.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(dismissAction: dismiss))
  }
}
