/// Where views stand beside each other; accepted, and without meaning off the screen.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where views stand below each other; accepted, and without meaning off the screen.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

/// Where views stand in front of each other; accepted, and without meaning off the screen.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The two directions of a screen.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// The sides of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Where a popover points to; accepted, and without meaning off the screen.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Rectangle)
  case point(UnitPoint)

  public enum Rectangle: Sendable { case bounds }
}

/// A place within a view; accepted, and without meaning off the screen.
public enum UnitPoint: Sendable { case top, leading, center, trailing, bottom }
