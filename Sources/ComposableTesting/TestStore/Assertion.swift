/// The context of the running state assertion.
enum Assertion {
  /// Whether the test must assert all changes.
  @TaskLocal static var isExhaustive = true
}
