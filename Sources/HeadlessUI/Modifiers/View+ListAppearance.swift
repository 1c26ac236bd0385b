public import Foundation

/// The distance between sections. Headless views ignore it.
public enum ListSectionSpacing: Sendable {
  case `default`, compact
  case custom(Double)
}

/// The prominence of section headers. Headless views ignore it.
public enum Prominence: Sendable { case standard, increased }

extension View {
  /// Sets the color of the separators between sections. Headless views ignore it.
  public func listSectionSeparatorTint(_ color: Color?) -> Self { self }

  /// Prevents the user from selecting the view. Headless views ignore this modifier.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }

  /// Sets the distance between sections. Headless views ignore it.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  /// Sets the distance between sections, in points. Headless views ignore it.
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

  /// Sets the distance between rows, in points. Headless views ignore it.
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }

  /// Sets the prominence of section headers. Headless views ignore it.
  public func headerProminence(_ prominence: Prominence) -> Self { self }

  /// Sets the color of a row's separators. Headless views ignore it.
  public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self {
    self
  }

  /// Sets the color of the symbols in a row. Headless views ignore it.
  public func listItemTint(_ color: Color?) -> Self { self }

  /// Sets the insets of a row in a list. Headless views ignore them.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Sets the margins of the sections in a list. Headless views ignore them.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: Double?) -> Self { self }

  /// Sets the label of the section in the index of a list. Headless views ignore it.
  public func sectionIndexLabel(_ label: (some StringProtocol)?) -> Self { self }

  /// Shows or hides the index of a list. Headless views ignore this modifier.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
}
