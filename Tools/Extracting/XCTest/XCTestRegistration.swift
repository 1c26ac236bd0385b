/// The tests of a type or an extension, with their places in the generated source.
struct XCTestRegistration {
  struct Test {
    var method: XCTestMethod
    var line: Int
    var column: Int
    /// Whether the example fails if no test case has it.
    var mustRun: Bool
  }

  var group: XCTestGroup
  /// Whether its type can be run by itself.
  var isSuite: Bool
  /// Those that XCTest can call.
  var tests: [Test]

  /// Whether it is run or must be.
  var isListed: Bool { isSuite || tests.contains(where: \.mustRun) }

  /// A protocol of its own for each group, because no type can conform to one twice, and conformance
  /// is inherited as methods are.
  ///
  /// - Parameter number: Its position among all.
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

  /// Statements that name its type, if it can be run by itself, and the tests that must be run.
  var listing: [String] {
    let type = isSuite ? conditional(group.conditions, ["    types.append(\(group.type).self)"]) : []
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
