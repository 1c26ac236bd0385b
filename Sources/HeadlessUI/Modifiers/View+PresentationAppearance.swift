/// The way that a sheet determines its size. Headless views ignore it.
public enum PresentationSizing: Sendable { case automatic, fitted, form, page }

/// The severity of an alert or a dialog. Headless views ignore it.
public enum DialogSeverity: Sendable { case automatic, standard, critical }

/// The way that a presentation adapts to a small screen. Headless views ignore it.
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// A setting that determines whether the view behind a sheet responds to touches. Headless views
/// ignore it.
public struct PresentationBackgroundInteraction: Sendable {
  /// The standard setting.
  public static let automatic = PresentationBackgroundInteraction()
  /// A setting in which the view behind the sheet doesn't respond to touches.
  public static let disabled = PresentationBackgroundInteraction()
  /// A setting in which the view behind the sheet responds to touches.
  public static let enabled = PresentationBackgroundInteraction()
  /// Returns a setting in which the view behind the sheet responds to touches while the sheet is no
  /// taller than a detent. HeadlessUI ignores the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// The effect of a drag inside a sheet. Headless views ignore it.
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }

extension View {
  /// Sets how a sheet determines its size. Headless views ignore this modifier.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }

  /// Sets the icon of alerts and dialogs. Headless views ignore it.
  public func dialogIcon(_ icon: Image?) -> Self { self }

  /// Sets the severity of alerts and dialogs. Headless views ignore it.
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }

  /// Sets how a presentation adapts to a small screen. Headless views ignore this modifier.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

  /// Sets how a presentation adapts to a small width or height. Headless views ignore this
  /// modifier.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }

  /// Sets whether the view behind a sheet responds to touches. Headless views ignore this modifier.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }

  /// Sets how a sheet responds to drags inside it. Headless views ignore this modifier.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }

  /// Shows a view as the background of a sheet. Headless views never call the closure.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> Self { self }

  /// Sets the heights that the user can give a sheet, and binds the current height to a value.
  /// Headless views ignore this modifier.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Self { self }

  /// Sets the background of a sheet. Headless views ignore it.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> Self { self }

  /// Sets the corner radius of a sheet. Headless views ignore it.
  public func presentationCornerRadius(_ radius: Double?) -> Self { self }

  /// Sets the heights that the user can give a sheet. Headless views ignore them.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// Shows or hides the drag indicator of a sheet. Headless views ignore this modifier.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// Adds a toggle that suppresses future dialogs. Headless views ignore it.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }

  /// Adds a titled toggle that suppresses future dialogs. Headless views ignore it.
  public func dialogSuppressionToggle(
    _ title: some TitleConvertible, isSuppressed: Binding<Bool>
  ) -> Self { self }
}
