// The built-in styles of controls that can have custom styles. As with custom styles, the innermost
// modifier wins.

/// The standard style for buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the standard style for buttons. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style without decoration. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style without a border. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style with a border. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// A button style with a filled background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates a button style with a filled background. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the button as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The standard style for toggles.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the standard style for toggles. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the toggle as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A style that shows toggles as switches.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates a style that shows toggles as switches. The color is ignored.
  public init(tint: Color? = nil) {}

  /// Returns the toggle as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A style that shows toggles as buttons.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a style that shows toggles as buttons. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the toggle as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The standard style for progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the standard style for progress views. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the progress view as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A style that shows progress as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates a style that shows progress as a circle. The color is ignored.
  public init(tint: Color? = nil) {}

  /// Returns the progress view as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A style that shows progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates a style that shows progress as a bar. The color is ignored.
  public init(tint: Color? = nil) {}

  /// Returns the progress view as it appears without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The standard style for labels.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the standard style for labels. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style without titles. Tests still find the labels by their titles.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a label style without titles. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style without icons.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a label style without icons. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A label style with a title and an icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a label style with a title and an icon. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the unstyled label.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The standard style for text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the standard style for text fields. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A text field style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a text field style without decoration. It replaces any custom style but isn't drawn.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a text field style with a rounded border. It replaces any custom style but isn't
  /// drawn.
  public init() {}

  /// Returns the text field as it appears without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
