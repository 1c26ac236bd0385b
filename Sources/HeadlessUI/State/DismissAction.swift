/// Takes away the nearest presentation around a view: the sheet, cover or popover that it is in, or
/// the screen that was pushed.
///
/// Does nothing at the root, where there is nothing to take away.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// ```
@MainActor
public struct DismissAction: Sendable {
  let page: NodeID?
  let action: @MainActor () -> Void

  public func callAsFunction() { action() }
}

extension DismissAction: ComparableProperty {
  func leadsToSame(as other: Self) -> Bool { page == other.page }
}
