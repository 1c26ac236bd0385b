/// A regular expression that is compiled only once, and that any thread can use.
///
/// It can be passed to the same methods as a regex: `text.firstMatch(of: pattern)`.
@frozen
package struct Pattern<Output>: RegexComponent {
  // Regex isn't Sendable only because it can contain closures. A literal has none. Its only mutable
  // state is the program that its first use compiles, which the standard library stores atomically.
  package nonisolated(unsafe) let regex: Regex<Output>

  /// Creates a pattern from a regex.
  ///
  /// - Parameter regex: A regex that consists of literals, without closures that transform or
  ///   validate what it matches.
  @inlinable package init(_ regex: Regex<Output>) { self.regex = regex }
}

extension Pattern: Sendable {}
