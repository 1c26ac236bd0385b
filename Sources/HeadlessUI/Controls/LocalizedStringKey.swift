public import Foundation

/// A key for localized text. Headless views have no localizations, so they show the key.
///
/// ```swift
/// enum Filter: LocalizedStringKey, CaseIterable {
///   case all = "All"
///   case active = "Active"
/// }
///
/// #expect(Phone(Text(Filter.active.rawValue)).shows("Active"))
/// ```
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let key: String

  /// Creates a key from a string. Headless views show the string itself.
  public init(_ value: String) {
    key = value
  }

  /// Creates a key from a string literal. Headless views show the literal itself.
  public init(stringLiteral value: String) {
    key = value
  }

  /// Creates a key from a string literal with interpolated values. Headless views show the literal
  /// with the descriptions of the values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.text
  }

  /// The text of a string literal with interpolated values. The values can be formatted.
  ///
  /// ```swift
  /// let price = 3.5
  /// #expect(Phone(Text("\(price, specifier: "%.2f") EUR")).shows("3.50 EUR"))
  /// ```
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty interpolation. The arguments are ignored.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds the description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Adds a number in a format such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value as text in a format such as `.number` or `.percent`.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      text += format.format(value)
    }

    /// Adds a date in the format that ``Text/init(_:style:)`` uses.
    @MainActor public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).content
    }
  }
}

/// A localized string for code outside views. Headless views show its default value or its key.
///
/// ```swift
/// let title = LocalizedStringResource("Kitchen", comment: "The title of the list")
/// #expect(Phone(Text(title)).shows("Kitchen"))
/// ```
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text that identifies the string in a table of translations.
  public let key: String
  let value: String

  /// Creates a localized string from a key. Headless views show the default value, or the key if
  /// there is none. The table and the comment are ignored.
  public init(
    _ key: String, defaultValue: String? = nil, table: String? = nil, comment: StaticString? = nil
  ) {
    self.key = key
    value = defaultValue ?? key
  }

  /// Creates a localized string whose key is the literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension String {
  /// The key of a localized string.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates a string from a localization key. The string is the key, because there are no
  /// translations. The other arguments are ignored.
  ///
  /// ```swift
  /// let count = 3
  /// #expect(String(localized: "\(count) items") == "3 items")
  /// ```
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = key.key
  }

  /// Creates a string from the default value of a resource, or from its key if it has none.
  public init(localized resource: LocalizedStringResource) {
    self = resource.value
  }
}

// These initializers are disfavored so that a literal that could be either a string or a key is a
// string.
extension Text {
  /// Creates a text view that shows the key. The table, the bundle, and the comment are ignored.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.key)
  }

  /// Creates a text view that shows the default value of a resource, or its key if it has none.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.value)
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is the key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(key.key, role: role, action: action)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle whose title is the key.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(key.key, isOn: isOn)
  }
}

extension TextField where Label == Text {
  /// Creates a text field whose title is the key.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(key.key, text: text)
  }
}
