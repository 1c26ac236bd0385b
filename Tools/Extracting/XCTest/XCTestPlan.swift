import WaymarkModel
import WaymarkSyntax

/// The tests that XCTest would run in an example.
///
/// The text determines which methods look like tests. Only the compiler knows whether their type is
/// a test case, because of type aliases, generic base classes, and other modules, so the generated
/// code queries the types themselves.
struct XCTestPlan: Sendable {
  private var findings = XCTestFindings()
  private let own: [ParsedSnippet]

  init(used: [ParsedSnippet], own: [ParsedSnippet]) {
    self.own = own
    for item in (used + own).flatMap(\.items) { findings.formUnion(item.xctest) }
  }

  /// Whether the example imports XCTest.
  var isNeeded: Bool { findings.importsXCTest }

  /// Returns whether a group is a class that code at file scope can name and run.
  func isSuite(_ group: XCTestGroup) -> Bool {
    group.kind == .class && group.obstacle == nil && findings.generic.isDisjoint(with: group.path)
  }

  /// Returns whether the example fails if the method isn't run as a test, because nothing else
  /// calls it.
  func mustRun(_ method: XCTestMethod) -> Bool { !findings.mentioned.contains(method.plainName) }

  /// Returns the reason why XCTest doesn't run a method; nil if the text doesn't show a reason.
  func obstacle(of method: XCTestMethod, in group: XCTestGroup) -> String? {
    method.obstacle ?? obstacle(of: group)
  }

  private func obstacle(of group: XCTestGroup) -> String? {
    switch group.kind {
    case .file, .class: return nil
    case .other(let kind): return "it belongs to \(kind)"
    case .extension:
      guard let name = group.path.last, name != "XCTestCase" else {
        return "it is in an extension of XCTestCase itself"
      }
      switch findings.declarations[name] {
      case .class, .typealias: return nil
      case .protocol: return "it is in an extension of a protocol"
      case .other(let kind): return "it belongs to \(kind)"
      case nil: return "it is in an extension of a type from another module"
      }
    }
  }

  /// The errors for methods that look like tests, are never called, and can't be run.
  ///
  /// If XCTest isn't imported, a method looks like a test only if it contains an expectation.
  var missed: [Diagnostic] {
    own.flatMap { parsed in parsed.items.flatMap { missed(in: $0, of: parsed) } }
  }

  private func missed(in item: Item, of parsed: ParsedSnippet) -> [Diagnostic] {
    item.xctest.groups.flatMap { group in
      group.methods.filter(mustRun).compactMap { method in
        let reason =
          isNeeded
          ? obstacle(of: method, in: group)
          : item.hasExpectation(within: method.range) ? "it isn't marked with '@Test'" : nil
        return reason.map { reason in
          Diagnostic(
            at: parsed.source.location(at: method.offset),
            "'\(method.plainName)' looks like a test but isn't run: \(reason)",
            hint: isNeeded ? Self.rule : "mark it with '@Test', or call it from a test")
        }
      }
    }
  }

  private static let rule =
    "XCTest runs only methods that take no parameters and return no value, in test cases that "
    + "aren't private or local; change this method or its type, call it from a test, or rename it"
}

extension Item {
  /// Returns whether the item has an expectation in a range of bytes.
  fileprivate func hasExpectation(within range: Range<Int>) -> Bool {
    expectations.contains { range.contains($0.offset) && !declared.contains($0.name) }
  }
}
