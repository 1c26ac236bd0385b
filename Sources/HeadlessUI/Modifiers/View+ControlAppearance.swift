/// A setting that determines whether holding a button repeats its action. Headless views ignore it.
public enum ButtonRepeatBehavior: Sendable { case automatic, enabled, disabled }

/// The shape of buttons. Headless views ignore it.
public enum ButtonBorderShape: Sendable {
  case automatic, capsule, circle, roundedRectangle

  /// Returns a rectangle with rounded corners. HeadlessUI ignores the radius.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape { .roundedRectangle }
}

/// A setting that determines whether choosing an item closes its menu. Headless views ignore it.
public enum MenuActionDismissBehavior: Sendable { case automatic, enabled, disabled }

/// The order of a menu's items. Headless views ignore it.
public enum MenuOrder: Sendable { case automatic, fixed, priority }

/// The way that buttons fill the available width. Headless views ignore it.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The standard size.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The size of the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// All available space.
  public static let flexible = ButtonSizing(name: "flexible")
}

extension View {
  /// Sets whether holding a button repeats its action. Headless views ignore this modifier.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }

  /// Sets the shape of buttons. Headless views ignore it.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

  /// Shows or hides the arrow of a menu. Headless views ignore this modifier.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }

  /// Sets the order of a menu's items. Headless views ignore it.
  public func menuOrder(_ order: MenuOrder) -> Self { self }

  /// Sets whether choosing an item closes its menu. Headless views ignore this modifier, because
  /// tests never keep a menu open.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }

  /// Hides the labels of controls. Tests still find the controls by their labels.
  public func labelsHidden() -> Self { self }

  /// Shows or hides the labels of controls. Tests still find the controls by their labels.
  public func labelsVisibility(_ visibility: Visibility) -> Self { self }

  /// Sets how buttons fill the available width. Headless views ignore this modifier.
  public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }

  /// Sets the space between the icon and the title of labels. Headless views ignore it.
  public func labelIconToTitleSpacing(_ spacing: Double) -> Self { self }

  /// Sets the width that labels reserve for their icons. Headless views ignore it.
  public func labelReservedIconWidth(_ width: Double) -> Self { self }

  /// Shows or hides the arrows of links. Headless views ignore this modifier.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
}
