import Foundation
import Testing

/// Fixtures that tests read by name. In most other folders, a test reads every fixture.
@Suite struct FixtureUseTests {
  @Test(arguments: ["CompilerOutput", "Fixing", "Mistakes", "Rendering", "Running"])
  func `every fixture is read by a test`(folder: String) throws {
    let tests = try RepositoryFiles.tests().map(\.text).joined()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: RepositoryFiles.root.appending(path: "Tests/Fixtures/\(folder)").path)
    #expect(!names.isEmpty)

    let unused = names.filter { !tests.contains("\"\($0)\"") && !tests.contains("/\($0)") }

    #expect(unused == [])
  }
}
