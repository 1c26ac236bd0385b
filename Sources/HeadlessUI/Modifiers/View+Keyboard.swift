public import Foundation

/// A kind of on-screen keyboard. Headless views ignore it.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}

/// The automatic capitalization of a keyboard. Headless views ignore it.
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }

/// The kind of text that a field expects, for autofill. Headless views ignore it.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// An email address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A person's name.
  public static let name = UITextContentType(name: "name")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A one-time code, such as a code from a text message.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A password.
  public static let password = UITextContentType(name: "password")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A URL.
  public static let URL = UITextContentType(name: "URL")
  /// A user name.
  public static let username = UITextContentType(name: "username")
}

/// The title of the key that submits a field. Headless views ignore it.
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Modifiers for the keyboard and for autofill. They return the view unchanged.
extension View {
  /// Sets the automatic capitalization of the keyboard. Headless views ignore it.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }
  /// Sets the kind of keyboard that appears for a field. Headless views ignore it.
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  /// Sets the title of the key that submits a field. Headless views ignore it.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  /// Sets the kind of text that a field expects, for autofill. Headless views ignore it.
  public func textContentType(_ type: UITextContentType?) -> Self { self }

  /// Disables the automatic correction of text. Headless views ignore this modifier.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}
