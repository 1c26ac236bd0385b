extension Text {
  /// Returns a text view that shows the text of two text views, one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }
}
