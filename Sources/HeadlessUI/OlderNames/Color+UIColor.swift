extension Color {
  /// Creates a color with the same name as a system color.
  public nonisolated init(_ color: UIColor) {
    self.init(color.name)
  }
}
