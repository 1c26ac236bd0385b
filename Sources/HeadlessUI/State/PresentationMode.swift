/// The presentation that contains a view.
@MainActor public struct PresentationMode {
  let dismissAction: DismissAction

  /// Whether the view is inside a presentation that can be dismissed.
  public var isPresented: Bool { dismissAction.page != nil }

  /// Dismisses the presentation that contains the view.
  public func dismiss() { dismissAction() }
}

extension EnvironmentValues {
  /// The presentation that contains the view.
  ///
  /// Older code dismisses the presentation with `presentationMode.wrappedValue.dismiss()`. In new
  /// code, use ``dismiss``.
  @MainActor public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(dismissAction: dismiss))
  }
}
