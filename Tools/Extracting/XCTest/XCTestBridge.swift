/// Returns the code that an example needs if it imports XCTest. Swift Testing runs the example, but
/// it doesn't run the methods of `XCTestCase` or receive XCTest's failures.
///
/// - Parameter registrations: The tests that can be run, in the example and in the examples that it
///   uses.
/// - Returns: Lines of Swift.
func xctestBridge(running registrations: [XCTestRegistration]) -> [String] {
  let isRun =
    registrations.contains { !$0.tests.isEmpty } && registrations.contains(where: \.isListed)
  return lines(of: PackageResources.Listener_swift) + (isRun ? runner(of: registrations) : [])
}

private func runner(of registrations: [XCTestRegistration]) -> [String] {
  let numbered = registrations.enumerated()
  let collections = numbered.filter { !$0.element.tests.isEmpty }.map { number, _ in
    "  (type as? any __WaymarkGroup\(number).Type)?.__waymarkTests\(number)(&tests)"
  }
  return lines(of: PackageResources.Suites_swift)
    + numbered.flatMap { $0.element.conformance(number: $0.offset) }
    + ["private func __waymarkTests(of type: Any.Type) -> __WaymarkTests {"]
    + ["  var tests = __WaymarkTests()"] + collections + ["  return tests", "}"]
    + ["@available(*, deprecated) extension __WaymarkCatalog: __WaymarkListing {"]
    + ["  static func list("]
    + ["    types: inout [Any.Type], tests: inout [(name: String, place: Testing.SourceLocation)]"]
    + ["  ) {"] + registrations.flatMap(\.listing) + ["  }", "}"]
}

/// Returns the lines of an embedded file without its imports, unindented comments, and blank lines.
/// The example imports the modules itself.
private func lines(of file: [UInt8]) -> [String] {
  String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
    .filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
}
