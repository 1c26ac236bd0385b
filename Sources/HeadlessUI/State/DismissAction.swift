/// An action that dismisses the sheet, cover, popover, or pushed screen that contains the view.
///
/// At the root, the action does nothing.
///
/// ```swift
/// struct CloseButton: View {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some View { Button("Close") { dismiss() } }
/// }
///
/// struct RootView: View {
///   @State var isShown = true
///
///   var body: some View {
///     Text("Root").sheet(isPresented: $isShown) { CloseButton() }
///   }
/// }
///
/// let phone = Phone(RootView())
/// phone.tap("Close")
/// #expect(phone.shows("Root"))
/// ```
@MainActor
public struct DismissAction: Sendable {
  let page: NodeID?
  let action: @MainActor () -> Void

  /// Dismisses the presentation or the pushed screen that contains the view.
  public func callAsFunction() { action() }
}

extension DismissAction: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { page == other.page }
}
