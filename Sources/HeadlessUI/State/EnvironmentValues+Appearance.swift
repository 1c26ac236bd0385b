public import Foundation

extension EnvironmentValues {
  private struct FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
  }
  private struct LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
  }
  private struct ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }
  private struct RedactionKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }
  private struct RowHeightKey: EnvironmentKey {
    static let defaultValue: CGFloat = 44
  }

  /// The font of text. Headless views ignore it.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The maximum number of lines of text, or `nil` for no limit. Headless views ignore it.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The size of controls. Headless views ignore it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The reasons for hiding content. The content stays visible to tests.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// The minimum height of a row. Headless views ignore it.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  private struct TextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }
  private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
  }

  /// The alignment of lines of text. Headless views ignore it.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The variant of symbols. Headless views ignore it.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
