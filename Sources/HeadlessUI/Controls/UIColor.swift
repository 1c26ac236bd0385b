/// A color of the system, for ``Color``. Accepted, but has no effect: HeadlessUI doesn't draw.
///
/// ```swift
/// let phone = Phone(Text("Total: 2").background(Color(.systemBackground)))
/// #expect(phone.shows("Total: 2"))
/// ```
public struct UIColor: Hashable, Sendable {
  fileprivate let name: String

  public static let label = UIColor(name: "label")
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  public static let separator = UIColor(name: "separator")
  public static let systemBackground = UIColor(name: "systemBackground")
  public static let systemBlue = UIColor(name: "systemBlue")
  public static let systemGreen = UIColor(name: "systemGreen")
  public static let systemIndigo = UIColor(name: "systemIndigo")
  public static let systemOrange = UIColor(name: "systemOrange")
  public static let systemPink = UIColor(name: "systemPink")
  public static let systemPurple = UIColor(name: "systemPurple")
  public static let systemRed = UIColor(name: "systemRed")
  public static let systemTeal = UIColor(name: "systemTeal")
  public static let systemYellow = UIColor(name: "systemYellow")
  public static let systemGray = UIColor(name: "systemGray")
  public static let systemGray2 = UIColor(name: "systemGray2")
  public static let systemGray3 = UIColor(name: "systemGray3")
  public static let systemGray4 = UIColor(name: "systemGray4")
  public static let systemGray5 = UIColor(name: "systemGray5")
  public static let systemGray6 = UIColor(name: "systemGray6")
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
}

extension Color {
  public nonisolated init(_ color: UIColor) {
    self.init(color.name)
  }
}
