/// The compiler, the platform, and the flags that the examples were compiled with.
package struct ProofEnvironment: Hashable, Sendable {
  /// The compiler's name and version.
  package var compiler: String
  /// The target triple of the programs.
  package var platform: String
  /// The compiler's flags that apply to every example, in order.
  package var flags: [String]

  package init(compiler: String, platform: String, flags: [String]) {
    self.compiler = compiler
    self.platform = platform
    self.flags = flags
  }
}
