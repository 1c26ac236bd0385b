import Foundation
import Testing
import WaymarkSamples

/// The guides list commands, options, settings, and formats. Each of them must exist, and tables
/// must be complete.
@Suite(.serialized) struct GuideTablesTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static let guides = [
    "ArticleReference", "AuditingDocumentation", "ContinuousIntegration", "Editors",
    "FilesCacheAndLimits", "RunningUntrustedArticles", "WhatAGreenBadgeMeans", "WritingAnArticle",
  ]

  private let project: Project

  init() throws { project = try Project.shared.get() }

  @Test func `every command and option that a guide names exists`() async throws {
    var options: [String: Set<String>] = [:]
    for command in try await commands() {
      let help = try await project.waymark("help", command).output
      options[command] = Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    }
    let all = options.values.reduce(into: Set<String>()) { $0.formUnion($1) }

    var count = 0
    for guide in Self.guides {
      let text = try article(guide)
      for call in text.matches(of: /(?:^|`|\s)waymark (?<command>[a-z]+)(?<rest>[^`\n|]*)/) {
        let known = try #require(
          options[String(call.command)], "\(guide) names an unknown command: \(call.output.0)")
        for option in call.rest.matches(of: /--[a-z][a-z-]*/) {
          #expect(
            known.contains(String(option.output)),
            "\(guide) uses an unknown option: \(call.output.0)")
        }
        count += 1
      }
      for option in text.matches(of: /`(?<name>--[a-z][a-z-]*)/) {
        #expect(
          all.contains(String(option.name)), "\(guide) names an unknown option: \(option.name)")
        count += 1
      }
    }
    #expect(count > 60)
  }

  @Test func `the table of commands lists every command`() async throws {
    let commands = Set(try await commands())
    let named = try article("ArticleReference").matches(of: /\n\| `waymark (?<name>[a-z]+)/)
      .map { String($0.name) }
    #expect(commands.contains("merge"))
    #expect(Set(named) == commands)
  }

  @Test func `the sample of settings contains every setting`() async throws {
    try project.write("Settings/waymark.yml", "quxx: 1\n")
    try project.write("Settings/Empty.md", "# Empty\n")
    let run = try await project.waymark("check", "Settings")

    let hint = try #require(run.error.components(separatedBy: "the settings are ").last)
    let settings = hint.prefix { $0 != "\n" }.split(separator: ", ").map(String.init)
    #expect(settings.contains("time-limit"))
    let guide = try article("ArticleReference")
    for setting in settings { #expect(guide.contains("\n\(setting): "), "\(setting)") }
  }

  @Test func `the table of formats lists every report format`() async throws {
    let run = try await project.waymark("test", "--format", "quxx")
    let table = try article("ContinuousIntegration")
      .components(separatedBy: "| format | extension |")[1].components(separatedBy: "\n\n")[0]
    let listed = table.matches(of: /\n\| `(?<name>[a-z]+)`/).map { String($0.name) }
    let formats = run.error.matches(of: /\n +- (?<name>[a-z]+)/).map { String($0.name) }
    #expect(formats.contains("junit"))
    #expect(Set(listed) == Set(formats))
  }

  @Test func `the guide states the number of attempts at forgery`() throws {
    let attempts = try FixtureFolder.names(in: "Forging")
    let number = NumberFormatter()
    number.numberStyle = .spellOut
    number.locale = Locale(identifier: "en_US")
    let words = try #require(number.string(from: attempts.count as NSNumber))
    let guide = try article("WhatAGreenBadgeMeans")
    #expect(guide.contains("include \(words) attempts at forgery"), "\(words)")
  }

  private func commands() async throws -> [String] {
    let help = try await project.waymark("--help").output
    let list = help.components(separatedBy: "SUBCOMMANDS:\n").last ?? ""
    return list.matches(of: /\n?  (?<name>[a-z]+) +[A-Z(]/).map { String($0.name) }
  }

  private func article(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: "Articles/\(name).md"), encoding: .utf8)
  }
}
