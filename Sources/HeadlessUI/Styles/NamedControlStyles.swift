// The built-in styles of controls that can have custom styles. As with custom styles, the innermost
// modifier wins.

/// The standard style of buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A style of buttons without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A style of buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A style of buttons with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A style of buttons with a filled background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The standard style of toggles.
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

/// The standard style of progress views.
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

/// The standard style of labels.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A style of labels without titles. Tests still find the labels by their titles.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A style of labels without icons.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A style of labels with a title and an icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The standard style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A style of fields without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A style of fields with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
