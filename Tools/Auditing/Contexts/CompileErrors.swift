import WaymarkBlocks
import WaymarkClaims
import WaymarkModel
import WaymarkNames

/// The information in the compiler's errors about an attempt.
package struct CompileErrors {
  /// The names that the compiler didn't find, in order.
  package private(set) var missingNames: [String] = []
  /// The names that several modules declare.
  package private(set) var ambiguousNames: [String] = []
  /// Whether several modules declare a name that the block uses.
  package private(set) var isAmbiguous = false
  /// The modules that the compiler didn't find.
  package private(set) var missingModules: [String] = []
  /// The modules that the code requires but doesn't import, such as `Distributed` for a distributed
  /// actor.
  package private(set) var requiredModules: Set<String> = []
  /// The errors in the block itself that aren't about missing names or modules.
  package private(set) var others: [Diagnostic] = []
  /// The lines of the block that contain errors.
  package private(set) var lines: Set<Int> = []
  /// The members that types lack, in the block or its context.
  package private(set) var missingMembers: [(type: String, member: String)] = []
  /// The protocols that types don't conform to, in the block or its context.
  package private(set) var missingConformances: [(type: String, name: String)] = []
  /// The lines, including those of the context, that call asynchronous functions without `await`.
  package private(set) var unawaitedLines: Set<Int> = []
  /// The blocks of the context that contain errors.
  package private(set) var faultyContext: Set<Int> = []
  /// The lines of the context's statements and declarations that contain errors. Blocks in which
  /// all statements and declarations contain errors are omitted.
  package private(set) var faultyLines: Set<Int> = []

  /// Extracts the information from the compiler's errors about a block and its context.
  ///
  /// - Parameter context: The blocks whose code precedes the block in the attempt.
  package init(_ errors: [Diagnostic], of block: AuditedBlock, after context: [AuditedBlock]) {
    let faulty = Set(errors.map(\.location.line))
    for other in context {
      let items = other.syntax.items.map { $0.lines.map { other.snippet.lines[$0].number } }
      let failing = items.filter { !faulty.isDisjoint(with: $0) }
      if failing.count < items.count { faultyLines.formUnion(failing.flatMap(\.self)) }
    }
    for error in errors {
      let line = error.location.line
      if !block.extent.contains(line),
        let other = context.first(where: { $0.extent.contains(line) })
      {
        faultyContext.insert(other.index)
      } else {
        lines.insert(line)
      }
      if error.message.hasPrefix("expression is 'async'") { unawaitedLines.insert(line) }
      addExtension(missingIn: error.message)
      if error.message.hasPrefix("ambiguous use of") { isAmbiguous = true }
      if error.message.contains("is ambiguous"),
        let match = error.message.firstMatch(of: Self.ambiguousName)
      {
        isAmbiguous = true
        ambiguousNames.append(String(match.output.1))
      }
      if let name = Self.missingName(in: error.message) {
        if !missingNames.contains(name) { missingNames.append(name) }
      } else if error.message.hasPrefix("no such module"),
        let match = error.message.firstMatch(of: Self.missingModule)
      {
        missingModules.append(String(match.output.1))
      } else if error.message.contains("module"),
        let match = error.message.firstMatch(of: Self.requirement)
      {
        add(required: String(match.output.1 ?? match.output.2 ?? ""))
      } else if block.extent.contains(line) {
        others.append(error)
      }
    }
  }

  /// Adds a module that code requires. A module whose name starts with an underscore belongs to an
  /// experimental feature, and counts as missing.
  private mutating func add(required module: String) {
    if module.hasPrefix("_") {
      if !missingModules.contains(module) { missingModules.append(module) }
    } else {
      requiredModules.insert(module)
    }
  }

  private mutating func addExtension(missingIn message: String) {
    // Most errors are about missing names, and matching patterns takes longer than this comparison.
    guard !message.hasSuffix("in scope") else { return }
    if let match = message.firstMatch(of: Self.member) {
      missingMembers.append((Self.typeName(match.output.1), String(match.output.2)))
    } else if let match = message.firstMatch(of: Self.missingSubscript) {
      missingMembers.append((Self.typeName(match.output.1), "subscript"))
    } else if let match = Self.conformances.lazy.compactMap({ message.firstMatch(of: $0) }).first {
      missingConformances.append(
        (Self.typeName(match.output.1), Self.typeName(match.output.2)))
    }
  }

  private static let member = Pattern(/type '([^']+)' has no member '([^'(]+)/)
  private static let requirement = Pattern(
    /without importing module '(\w+)'|requires the '(\w+)' module be imported/)
  private static let conformances = [
    /requires that '([^']+)' conform to '([^']+)'/,
    /type '([^']+)' does not conform to (?:protocol|expected type) '([^']+)'/,
    /cannot convert value of type '([^']+)' to (?:specified|expected argument) type '([^']+)'/,
    /return expression of type '([^']+)' does not conform to '([^']+)'/,
  ].map(Pattern.init)

  /// Returns the name of a type without its arguments: `Array` for `[Int]`.
  private static func typeName(_ text: Substring) -> String {
    let text = text.hasPrefix("any ") ? text.dropFirst(4) : text
    if text.hasSuffix("?") { return "Optional" }
    if text.hasPrefix("[") { return text.contains(":") ? "Dictionary" : "Array" }
    let name = text.prefix { $0 != "<" }.split(separator: ".").filter { $0 != "Type" }
    return name.last.map(String.init) ?? String(text)
  }

  /// The patterns of messages about missing names. A pattern is used only if the message contains
  /// the string next to it.
  private static let patterns = [
    ("in scope", Pattern(/cannot find (?:type |operator |protocol )?'([^']+)' in scope/)),
    ("no operator", Pattern(/no operator '([^']+)' is defined/)),
    ("no macro", Pattern(/no macro named '([^']+)'/)),
    ("unknown attribute", Pattern(/unknown attribute '([^']+)'/)),
    ("leading '#'", Pattern(/expansion of macro '([^']+)' requires leading '#'/)),
    // The code refers to a variable of the same name that the document omits.
    ("before its declaration", Pattern(/use of local variable '([^']+)' before its declaration/)),
    ("external macro", Pattern(/external macro implementation type '([^']+)' could not be found/)),
  ]

  private static func missingName(in message: String) -> String? {
    // Distributed actors use this type if they don't specify another type.
    if message.contains("does not declare ActorSystem") { return "DefaultDistributedActorSystem" }
    for (text, pattern) in patterns where message.contains(text) {
      if let match = message.firstMatch(of: pattern) {
        return String(match.output.1).withoutBackticks.split(separator: "(").first.map(String.init)
      }
    }
    return nil
  }

  private static let ambiguousName = Pattern(/'([^']+)' is ambiguous for type lookup/)
  private static let missingModule = Pattern(/no such module '([^']+)'/)
  private static let missingSubscript = Pattern(/of type '([^']+)' has no subscripts/)
}

extension AuditedBlock {
  /// The lines of the document from the opening fence to the last line of code.
  package var extent: ClosedRange<Int> {
    let first = snippet.location.line
    return first...max(first, snippet.lines.last?.number ?? first)
  }
}
