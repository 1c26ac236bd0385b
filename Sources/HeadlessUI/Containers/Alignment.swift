/// A vertical alignment. It has no effect, because HeadlessUI doesn't lay out views.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// A horizontal alignment. It has no effect, because HeadlessUI doesn't lay out views.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing
}

/// An alignment on both axes. It has no effect, because HeadlessUI doesn't lay out views.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
