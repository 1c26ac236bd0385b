/// The kind of a keyboard. It has no effect.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}

/// The automatic capitalization of a keyboard. It has no effect.
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

/// The meaning of a field's text. It has no effect.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// An email address.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A person's name.
  public static let name = UITextContentType(name: "name")
  /// A new password.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A one-time code, such as one from a text message.
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

/// The title of the key that submits a field. It has no effect.
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Modifiers that affect only the keyboard. They return the view unchanged.
extension View {
  /// Sets the automatic capitalization of the keyboard. Has no effect in a headless view.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
  /// Sets the kind of keyboard. Has no effect in a headless view.
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  /// Sets the title of the key that submits the text. Has no effect in a headless view.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  /// Sets the meaning of the text for autofill. Has no effect in a headless view.
  public func textContentType(_ type: UITextContentType?) -> Self { self }
}
