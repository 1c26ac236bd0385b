/// The assertion of a state whose closure is running.
enum Assertion {
  /// Whether everything that changes has to be asserted.
  @TaskLocal static var isExhaustive = true
}
