/// The compiler, the platform, and the flags that the examples were compiled with.
public struct ProofEnvironment: Hashable, Sendable {
  /// The compiler's name and version.
  public var compiler: String
  /// The target triple of the programs.
  public var platform: String
  /// The compiler's flags that apply to every example, in their order.
  public var flags: [String]

  public init(compiler: String, platform: String, flags: [String]) {
    self.compiler = compiler
    self.platform = platform
    self.flags = flags
  }
}
