extension Section where Footer == EmptyView {
  /// Creates a section whose title is the text of the header.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}
