/// The world failed: no compiler, a full disk, a package that does not build.
public struct WorldFailure: Error, CustomStringConvertible, Equatable, Sendable {
  /// What failed, for people; may have several lines.
  public var description: String

  public init(_ description: String) { self.description = description }
}
