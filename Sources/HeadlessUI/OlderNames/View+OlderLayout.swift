extension View {
  /// Extends the view beyond the safe area at the given edges. Headless views ignore this modifier.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Names the coordinate space of the view. Headless views ignore this modifier.
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }
}
