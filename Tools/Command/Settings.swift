import Article
import Foundation
import Yams

/// What the owner of some articles has settled for all of them, in the file `waymark.yml` beside
/// them. Everything has a default, so that nothing needs the file.
///
///     title: Hiking with Swift
///     imports: [HikingCore]
///     aliases: {SwiftUI: HikingScreens}
///     time-limit: 30
///     strict: true
///     trust-html: true
struct Settings: Equatable {
  /// The site's title; the front page's heading if nil.
  var title: String?
  /// The modules that every example imports; those of the package's library products if nil.
  var imports: [String]?
  /// Modules that an example may import and that another stands in for: that other, by name.
  var aliases: [String: String] = [:]
  /// How long an example may run, in seconds.
  var timeLimit = 10.0
  /// Whether an example in which nothing is checked is refused; where `CI` is set, if nil.
  var isStrict: Bool?
  /// Whether raw HTML of an article is passed on to the site.
  var trustsHTML = false

  static let fileName = "waymark.yml"

  private static let names = ["aliases", "imports", "strict", "time-limit", "title", "trust-html"]

  /// Reads the text of a settings file.
  ///
  /// - Returns: The settings, as far as they can be understood, and one error for each thing that
  ///   cannot, at its place. An unknown setting is an error.
  static func read(_ text: String, file: String) -> Checked<Settings> {
    var settings = Checked(Settings())
    let top = SourceLocation(file: file, line: 1, column: 1)
    let node: Node?
    do {
      node = try compose(yaml: text)
    } catch {
      let place = (error as? YamlError)?.place(in: file) ?? top
      let problem = (error as? YamlError)?.problem ?? "\(error)"
      settings.diagnostics = [Diagnostic(at: place, "these settings are not YAML: \(problem)")]
      return settings
    }
    guard let node, node.null == nil else { return settings }
    guard let mapping = node.mapping else {
      settings.diagnostics = [
        Diagnostic(at: top, "settings are names with values", hint: "for example 'time-limit: 30'")
      ]
      return settings
    }
    for (name, value) in mapping {
      let place = name.mark.map { SourceLocation(file: file, line: $0.line, column: $0.column) } ?? top
      settings.value.set(name.string ?? "", to: value).map {
        settings.diagnostics.append(Diagnostic(at: place, $0.message, hint: $0.hint))
      }
    }
    return settings
  }

  /// - Returns: What is wrong with the name or its value; nil if it is settled.
  private mutating func set(_ name: String, to value: Node) -> (message: String, hint: String?)? {
    switch name {
    case "title":
      guard let text = value.string else { return ("'title' is a text", nil) }
      title = text
    case "imports":
      guard let modules = value.sequence?.map(\.string), !modules.contains(nil) else {
        return ("'imports' is a list of modules", "for example 'imports: [HikingCore]'")
      }
      if let wrong = modules.first(where: { !isModule($0 ?? "") }) {
        return ("'\(wrong ?? "")' is no name of a module", nil)
      }
      imports = modules.compactMap(\.self)
    case "aliases":
      guard let aliases = value.aliases else {
        return (
          "'aliases' names, for a module, another one that stands in for it",
          "for example 'aliases: {SwiftUI: HikingScreens}'"
        )
      }
      self.aliases = aliases
    case "time-limit":
      guard let seconds = value.float ?? value.int.map(Double.init), seconds > 0, seconds.isFinite else {
        return ("'time-limit' is a number of seconds above 0", nil)
      }
      timeLimit = seconds
    case "strict":
      guard let flag = value.bool else { return ("'strict' is true or false", nil) }
      isStrict = flag
    case "trust-html":
      guard let flag = value.bool else { return ("'trust-html' is true or false", nil) }
      trustsHTML = flag
    default:
      let hint =
        nearest(to: name, in: Self.names).map { "did you mean '\($0)'?" }
        ?? "the settings are \(Self.names.joined(separator: ", "))"
      return ("there is no setting '\(name)'", hint)
    }
    return nil
  }
}

extension Node {
  /// Nil for what is not one name of a module for another.
  fileprivate var aliases: [String: String]? {
    guard let pairs = mapping?.map({ ($0.key.string, $0.value.string) }) else { return nil }
    var aliases: [String: String] = [:]
    for case (let name?, let real?) in pairs where isModule(name) && isModule(real) {
      aliases[name] = real
    }
    return aliases.count == pairs.count ? aliases : nil
  }
}

/// Whether a word may be the name of a module.
private func isModule(_ word: String) -> Bool { word.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }

extension YamlError {
  /// In one line, without the place.
  fileprivate var problem: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    case .duplicatedKeysInMapping(let names, _):
      names.sorted().map { "'\($0)'" }.joined(separator: ", ") + " stands there twice"
    default: "\(self)"
    }
  }

  fileprivate func place(in file: String) -> SourceLocation? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      SourceLocation(file: file, line: mark.line, column: mark.column)
    default: nil
    }
  }
}
