import WaymarkSyntax

/// The tests of a type or an extension, with their locations in the generated source.
struct XCTestRegistration {
  struct Test {
    var method: XCTestMethod
    var line: Int
    var column: Int
    /// Whether the example fails if no test case contains the method.
    var mustRun: Bool
  }

  var group: XCTestGroup
  /// Whether the type can be run on its own.
  var isSuite: Bool
  /// The tests that XCTest can call.
  var tests: [Test]

  /// Whether the type is run, or contains tests that must be run.
  var isListed: Bool { isSuite || tests.contains(where: \.mustRun) }

  /// Returns a protocol and a conformance to it, which adds the group's tests. Each group has its
  /// own protocol because a type can't conform to a protocol twice, and because conformances are
  /// inherited like methods.
  ///
  /// - Parameter number: The group's index among all groups.
  func conformance(number: Int) -> [String] {
    guard !tests.isEmpty else { return [] }
    let requirement = "static func __waymarkTests\(number)(_ tests: inout __WaymarkTests)"
    let additions = tests.flatMap { test in
      conditional(
        test.method.conditions,
        ["    " + test.method.registration(of: group.type, line: test.line, column: test.column)])
    }
    return ["private protocol __WaymarkGroup\(number) { \(requirement) }"]
      + conditional(
        group.conditions,
        [
          "@available(*, deprecated)",
          "extension \(group.type): __WaymarkGroup\(number)\(group.requirements) {",
          "  nonisolated fileprivate \(requirement) {",
        ] + additions + ["  }", "}"])
  }

  /// The statements that list the type, if it can be run on its own, and the tests that must be
  /// run.
  var listing: [String] {
    let type =
      isSuite ? conditional(group.conditions, ["    types.append(\(group.type).self)"]) : []
    let names = tests.filter(\.mustRun).flatMap { test in
      conditional(
        group.conditions + test.method.conditions,
        [
          "    tests.append((\"\(test.method.plainName)\", "
            + "__waymarkPlace(\(test.line), \(test.column))))"
        ])
    }
    return type + names
  }

  private func conditional(_ conditions: [String], _ lines: [String]) -> [String] {
    guard !conditions.isEmpty else { return lines }
    return ["#if " + conditions.joined(separator: " && ")] + lines + ["#endif"]
  }
}

extension XCTestMethod {
  /// Returns a statement that adds the method to `tests`, as a test of a type.
  fileprivate func registration(of type: String, line: Int, column: Int) -> String {
    let effect = throwsErrors ? "try " : ""
    let place = "(\"\(plainName)\", \(line), \(column))"
    guard isAsync || isOnOtherActor else {
      return "tests.add\(place) { \(effect)__waymarkOwn($0, \(type).self).\(name)() }"
    }
    // The generated variable is used only by the task that creates it.
    return "tests.addAsync\(place) { nonisolated(unsafe) let own = __waymarkOwn($0, \(type).self); "
      + "\(effect)await own.\(name)() }"
  }
}
