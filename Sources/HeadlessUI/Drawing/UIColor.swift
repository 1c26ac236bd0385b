/// A system color for creating a ``Color``. HeadlessUI doesn't draw it.
///
/// ```swift
/// let phone = Phone(Text("Total: 2").background(Color(.systemBackground)))
/// #expect(phone.shows("Total: 2"))
/// ```
public struct UIColor: Hashable, Sendable {
  let name: String

  /// The system's color for text.
  public static let label = UIColor(name: "label")
  /// The system's color for less important text.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The system's background for grouped content.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// The system's color for separators.
  public static let separator = UIColor(name: "separator")
  /// The system's background.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The system's blue.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The system's green.
  public static let systemGreen = UIColor(name: "systemGreen")
  /// The system's indigo.
  public static let systemIndigo = UIColor(name: "systemIndigo")
  /// The system's orange.
  public static let systemOrange = UIColor(name: "systemOrange")
  /// The system's pink.
  public static let systemPink = UIColor(name: "systemPink")
  /// The system's purple.
  public static let systemPurple = UIColor(name: "systemPurple")
  /// The system's red.
  public static let systemRed = UIColor(name: "systemRed")
  /// The system's teal.
  public static let systemTeal = UIColor(name: "systemTeal")
  /// The system's yellow.
  public static let systemYellow = UIColor(name: "systemYellow")
  /// The system's gray.
  public static let systemGray = UIColor(name: "systemGray")
  /// The system's second-level gray.
  public static let systemGray2 = UIColor(name: "systemGray2")
  /// The system's third-level gray.
  public static let systemGray3 = UIColor(name: "systemGray3")
  /// The system's fourth-level gray.
  public static let systemGray4 = UIColor(name: "systemGray4")
  /// The system's fifth-level gray.
  public static let systemGray5 = UIColor(name: "systemGray5")
  /// The system's sixth-level gray.
  public static let systemGray6 = UIColor(name: "systemGray6")
  /// The system's background for groups.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
}
