/// The result of an audit for a block of a document.
public enum BlockClass: String, CaseIterable, Codable, Sendable {
  /// Compiles and runs in the context that was found, and its claims hold.
  case proved
  /// Compiles in the context that was found, and makes no claims that can be compared.
  case compiles
  /// Declarations without bodies.
  case interface
  /// A part of a `Package.swift`.
  case manifest
  /// Doesn't compile, as the document states.
  case errorOnPurpose = "error on purpose"
  /// Traps, as the document states.
  case trapOnPurpose = "trap on purpose"
  /// A part of a declaration or an expression, members without their type, or alternatives that
  /// can't be compiled together.
  case fragment
  /// Omits code that the compiler needs.
  case elision
  /// Uses names that the document doesn't declare, or could be valid with declarations that it
  /// doesn't show.
  case needsContext = "needs context"
  /// Uses a module, a name, or a Foundation member that isn't available on this platform.
  case otherPlatform = "other platform"
  /// None of the above, so the documentation is wrong.
  case broken
}
