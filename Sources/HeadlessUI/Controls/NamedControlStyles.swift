// The built-in styles of controls that can have custom styles. Like these, they are applied by the
// innermost modifier.

/// The standard button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The button, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// Buttons without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The button, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// Buttons without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The button, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// Buttons with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The button, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// Buttons with a filled background.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The button, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

/// The standard toggle.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The toggle, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// Toggles as switches.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style. The color has no effect.
  public init(tint: Color? = nil) {}

  /// The toggle, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// Toggles as buttons.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The toggle, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// The standard progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// The progress, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// Progress as a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style. The color has no effect.
  public init(tint: Color? = nil) {}

  /// The progress, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// Progress as a line.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style. The color has no effect.
  public init(tint: Color? = nil) {}

  /// The progress, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The standard label.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Labels without their titles, by which tests still find them.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Labels without their icons.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Labels with both parts.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The label, as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The standard field.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field, as it is without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Fields without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field, as it is without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Fields with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The field, as it is without a style.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
