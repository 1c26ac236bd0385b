/// The way that a keyboard capitalizes text automatically. Headless views ignore it.
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

extension View {
  /// Sets how the keyboard capitalizes text automatically. Headless views ignore this modifier.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
}
