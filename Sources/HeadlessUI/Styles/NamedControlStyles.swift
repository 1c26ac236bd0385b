// The built-in styles of controls that can have custom styles. As with custom styles, the innermost
// modifier wins.

/// The standard style for buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style with a filled background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The standard style for toggles.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A style that shows toggles as switches.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style. The color is ignored.
  public init(tint: Color? = nil) {}

  /// Returns the toggle as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A style that shows toggles as buttons.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the toggle as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The standard style for progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the progress view as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A style that shows progress as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style. The color is ignored.
  public init(tint: Color? = nil) {}

  /// Returns the progress view as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A style that shows progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style. The color is ignored.
  public init(tint: Color? = nil) {}

  /// Returns the progress view as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The standard style for labels.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style without titles. Tests still find the labels by their titles.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style without icons.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style with a title and an icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The standard style for text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A text field style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
