/// The context of the running state assertion.
enum Assertion {
  /// Whether all changes have to be asserted.
  @TaskLocal static var isExhaustive = true
}
