/// The class that an audit assigns to a block of a document.
package enum BlockClass: String, CaseIterable, Codable, Sendable {
  /// The block compiles and runs in the context that was found, and its claims hold.
  case proved
  /// The block compiles in the context that was found, but it makes no claims that can be compared,
  /// or the run doesn't confirm them.
  case compiles
  /// The block consists of declarations without bodies, or repeats declarations of the package.
  case interface
  /// The block is part of a `Package.swift`.
  case manifest
  /// The block doesn't compile, as the document states.
  case errorOnPurpose = "error on purpose"
  /// The block traps, as the document states.
  case trapOnPurpose = "trap on purpose"
  /// The block is part of a declaration or an expression, or it contains members without their
  /// type, or alternatives that can't be compiled together.
  case fragment
  /// The block omits code that the compiler needs.
  case elision
  /// The block uses names that the document doesn't declare, or could be valid with declarations
  /// that the document doesn't show.
  case needsContext = "needs context"
  /// The block uses a module, a name, or a Foundation member that isn't available on this platform.
  case otherPlatform = "other platform"
  /// The block belongs to none of the other classes, so the documentation is wrong.
  case broken
}
