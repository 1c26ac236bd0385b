import Testing

/// Modules in the settings that can't be imported.
@Suite(.serialized) struct SettingsModuleTests {
  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `an unknown module in the settings is reported once, in the settings`() async throws {
    try project.write("Unknown/waymark.yml", "strict: false\nimports: [Hikes, Hiker]\n")
    try project.write(
      "Unknown/One.md",
      """
      ```swift, example=one
      #expect(Hike(name: "Lake").name == "Lake")
      ```

      ```swift, example=two
      #expect(1 == 2)
      ```
      """)

    let run = try await project.waymark("test", "Unknown/One.md", "--quiet")

    #expect(run.status == 1)
    #expect(
      run.error == """
        Unknown/waymark.yml:2:18: error: there is no module 'Hiker'
          did you mean 'Hikes'?

        """)
    #expect(run.output == "2 examples, 0 expectations: 2 failed, and 1 mistake in the articles\n")
  }

  @Test func `an alias of an unknown module is reported, even if nothing uses it`() async throws {
    try project.write(
      "Alias/waymark.yml", "aliases:\n  SwiftUI: Screens\n  UIKit: Foundation\n")
    try project.write(
      "Alias/One.md",
      """
      ```swift, example=one
      #expect(1 == 1)
      ```
      """)
    let other = "\n```swift, example=two\nimport SwiftUI\n#expect(1 == 1)\n```\n"
    try project.write("Alias/Two.md", other)

    let unused = try await project.waymark("test", "Alias/One.md", "--quiet")
    let used = try await project.waymark("test", "Alias", "--quiet")

    let message = """
      Alias/waymark.yml:2:12: error: there is no module 'Screens'
        name a module that the package's products contain

      """
    #expect(unused.status == 1)
    #expect(unused.error == message)
    #expect(used.error == message)
    #expect(
      used.output
        == "2 examples, 1 expectation: 1 passed, 1 failed, and 1 mistake in the articles\n")
  }

  @Test func `an audit reports invalid settings`() async throws {
    try project.write("Invalid/waymark.yml", "swift-verison: 6\n")
    try project.write("Invalid/One.md", "```swift\nlet one = 1\n```\n")

    let run = try await project.waymark("audit", "Invalid/One.md", "--quiet")

    #expect(run.status == 1)
    #expect(
      run.error == """
        Invalid/waymark.yml:1:1: error: there is no setting 'swift-verison'
          did you mean 'swift-version'?

        """)
  }
}
