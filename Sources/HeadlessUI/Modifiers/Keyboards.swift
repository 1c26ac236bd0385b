/// The keys of a keyboard. Accepted, but has no effect.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}

/// When a keyboard writes capitals. Accepted, but has no effect.
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

/// What the text of a field means. Accepted, but has no effect.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let name = UITextContentType(name: "name")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let password = UITextContentType(name: "password")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let URL = UITextContentType(name: "URL")
  public static let username = UITextContentType(name: "username")
}

/// The title of the key that submits a field. Accepted, but has no effect.
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// Modifiers that affect only the keyboard. They return the view unchanged.
extension View {
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  public func textContentType(_ type: UITextContentType?) -> Self { self }
}
