import Testing
import WaymarkModel

@testable import WaymarkProject

@Suite struct SettingsTests {
  @Test(arguments: ["", "# nothing yet\n", "---\n"])
  func `without settings, the defaults apply`(_ text: String) {
    let read = Settings.read(text, file: "waymark.yml")

    #expect(read.value == Settings())
    #expect(read.diagnostics == [])
  }

  @Test func `every setting can be set`() {
    let text = """
      title: "Hiking: the book"
      imports: [Hikes, Maps]
      aliases: {SwiftUI: Screens}
      time-limit: 30
      strict: true
      swift-version: 6
      trust-html: yes
      address: https://example.com/hiking
      repository: https://example.com/source
      edit: https://example.com/source/edit/main/
      logo: Images/boot.svg
      accent: "#0a6b5d"
      """

    let read = Settings.read(text, file: "Docs/waymark.yml") { $0 == "Docs/Images/boot.svg" }

    var expected = Settings()
    expected.title = "Hiking: the book"
    expected.imports = ["Hikes", "Maps"]
    expected.aliases = ["SwiftUI": "Screens"]
    expected.moduleLocations = [
      "Hikes": SourceLocation(file: "Docs/waymark.yml", line: 2, column: 11),
      "Maps": SourceLocation(file: "Docs/waymark.yml", line: 2, column: 18),
      "Screens": SourceLocation(file: "Docs/waymark.yml", line: 3, column: 20),
    ]
    expected.timeLimit = 30
    expected.isStrict = true
    expected.swiftVersion = "6"
    expected.trustsHTML = true
    expected.address = "https://example.com/hiking/"
    expected.repository = "https://example.com/source"
    expected.editing = "https://example.com/source/edit/main/"
    expected.logo = "Docs/Images/boot.svg"
    expected.accent = AccentColor("#0a6b5d")
    #expect(read.value == expected)
    #expect(read.diagnostics == [])
  }

  @Test func `every error is reported at its location, and the valid settings still apply`() {
    let text = """
      timelimit: 30
      strict: perhaps
      imports: Hikes
      aliases: {SwiftUI: "-I /"}
      time-limit: -1
      title: Hikes
      """

    let read = Settings.read(text, file: "Docs/waymark.yml")

    var expected = Settings()
    expected.title = "Hikes"
    #expect(read.value == expected)
    #expect(
      read.diagnostics.map(\.description) == [
        """
        Docs/waymark.yml:1:1: error: there is no setting 'timelimit'
          did you mean 'time-limit'?
        """,
        "Docs/waymark.yml:2:1: error: 'strict' must be true or false",
        """
        Docs/waymark.yml:3:1: error: 'imports' must be a list of modules
          for example, 'imports: [HikingCore]'
        """,
        """
        Docs/waymark.yml:4:1: error: 'aliases' must map modules to the modules that replace them
          for example, 'aliases: {SwiftUI: HikingScreens}'
        """,
        "Docs/waymark.yml:5:1: error: 'time-limit' must be a number of seconds greater than 0",
      ])
  }

  @Test func `the addresses, colors, and files for the site's appearance are checked`() {
    let text = """
      address: hiking
      repository: "javascript:alert(1)"
      edit: https://example.com/edit?file=
      logo: boot.svg
      accent: green
      """

    let read = Settings.read(text, file: "waymark.yml") { _ in false }

    #expect(read.value == Settings())
    #expect(
      read.diagnostics.map(\.description) == [
        "waymark.yml:1:1: error: 'address' must be an address that starts with https:// or http://",
        "waymark.yml:2:1: error: 'repository' must be an address that starts with https:// or http://",
        "waymark.yml:3:1: error: 'edit' must be an address that starts with https:// or http://",
        """
        waymark.yml:4:1: error: there is no file 'boot.svg'
          write the logo's path relative to the settings file's folder
        """,
        """
        waymark.yml:5:1: error: 'accent' must be a color with six hexadecimal digits
          for example, 'accent: "#0a6b5d"'
        """,
      ])
  }

  @Test func `settings that aren't a mapping are rejected`() {
    #expect(
      Settings.read("just words", file: "waymark.yml").diagnostics.map(\.description) == [
        """
        waymark.yml:1:1: error: settings must be a mapping of names to values
          for example, 'time-limit: 30'
        """
      ])
  }

  @Test func `invalid YAML is reported where it becomes invalid`() {
    let read = Settings.read("title: [a, b\n", file: "waymark.yml")

    #expect(read.value == Settings())
    #expect(
      read.diagnostics.map(\.description) == [
        """
        waymark.yml:2:1: error: the settings aren't valid YAML: did not find expected ',' or ']'
          write one 'name: value' per line, with each name only once
        """
      ])
  }

  @Test(arguments: [
    ("title: a\ntitle: b\n", "'title' appears twice"),
    ("title: a\nlogo: b\ntitle: c\nlogo: d\n", "'logo', 'title' appear twice"),
  ])
  func `a setting that appears twice is rejected with an error that names it`(
    text: String, problem: String
  ) {
    let read = Settings.read(text, file: "waymark.yml")

    #expect(
      read.diagnostics.map(\.description) == [
        """
        waymark.yml:1:1: error: the settings aren't valid YAML: \(problem)
          write one 'name: value' per line, with each name only once
        """
      ])
  }

  @Test(arguments: ["a b", "1", "a; exit(0)"])
  func `an import that isn't a module name is rejected`(name: String) {
    let read = Settings.read("imports: [Hikes, \"\(name)\"]\n", file: "waymark.yml")

    #expect(read.value == Settings())
    #expect(
      read.diagnostics.map(\.description) == [
        """
        waymark.yml:1:1: error: '\(name)' isn't a valid module name
          use letters, digits, and underscores, and don't start with a digit
        """
      ])
  }

  @Test func `a value of the wrong kind is reported with the expected kind`() {
    let text = """
      title: [a]
      swift-version: 7
      trust-html: perhaps
      logo: ""
      """

    let read = Settings.read(text, file: "waymark.yml")

    #expect(read.value == Settings())
    #expect(
      read.diagnostics.map(\.description) == [
        "waymark.yml:1:1: error: 'title' must be a string",
        "waymark.yml:2:1: error: 'swift-version' must be 5 or 6",
        "waymark.yml:3:1: error: 'trust-html' must be true or false",
        """
        waymark.yml:4:1: error: 'logo' must be the path of an image
          for example, 'logo: Images/logo.svg'
        """,
      ])
  }
}
