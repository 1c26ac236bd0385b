import Foundation
import WaymarkMarkup
import WaymarkModel
import Yams

/// The settings for a set of articles, in the file `waymark.yml` next to them. The file is optional
/// because every setting has a default.
///
///     title: Hiking with Swift
///     imports: [HikingCore]
///     aliases: {SwiftUI: HikingScreens}
///     time-limit: 30
///     strict: true
///     swift-version: 5
///     trust-html: true
///     address: https://example.com/hiking/
///     repository: https://example.com/source
///     edit: https://example.com/source/edit/main/
///     logo: Images/boot.svg
///     accent: "#0a6b5d"
package struct Settings: Equatable {
  /// The site's title; the heading of the front page if nil.
  package var title: String?
  /// The modules that every example imports; those of the package's library products if nil.
  package var imports: [String]?
  /// The modules that replace others, by the name that examples import.
  package var aliases: [String: String] = [:]
  /// The maximum duration of an example in seconds.
  package var timeLimit = 10.0
  /// Whether examples in which nothing is checked and lines that no passing example runs are
  /// errors; if nil, they are errors if the environment variable `CI` is set.
  package var isStrict: Bool?
  /// The language mode in which an audit compiles blocks. Mode 5 accepts nearly everything that
  /// mode 6 accepts, so a block is broken only if it's invalid in both.
  package var swiftVersion = "5"
  /// Whether raw HTML of articles is passed through to the site.
  package var trustsHTML = false
  /// The address at which the site is published, with a slash at its end.
  package var address: String?
  /// The address of the repository.
  package var repository: String?
  /// The address, with a slash at its end, that opens an editor for the file whose path follows.
  package var editing: String?
  /// The path of the site's logo, relative to the working folder.
  package var logo: String?
  /// The color of links and marks on the site.
  package var accent: AccentColor?

  package init() {}

  static let fileName = "waymark.yml"

  private static let names = [
    "accent", "address", "aliases", "edit", "imports", "logo", "repository", "strict",
    "swift-version", "time-limit", "title", "trust-html",
  ]

  /// Reads the text of a settings file.
  ///
  /// - Parameter isFile: Returns whether a path, relative to the working folder, is that of a file.
  /// - Returns: The valid settings, and an error for each invalid or unknown setting, at its
  ///   location.
  package static func read(
    _ text: String, file: String, isFile: (String) -> Bool = { File.kind(of: $0) == S_IFREG }
  ) -> Checked<Settings> {
    var settings = Checked(Settings())
    let top = SourceLocation(file: file, line: 1, column: 1)
    let node: Node?
    do {
      node = try compose(yaml: text)
    } catch {
      let place = (error as? YamlError)?.place(in: file) ?? top
      let problem = (error as? YamlError)?.problem ?? "\(error)"
      settings.diagnostics = [Diagnostic(at: place, "the settings aren't valid YAML: \(problem)")]
      return settings
    }
    guard let node, node.null == nil else { return settings }
    guard let mapping = node.mapping else {
      settings.diagnostics = [
        Diagnostic(
          at: top, "settings must be a mapping of names to values",
          hint: "for example 'time-limit: 30'")
      ]
      return settings
    }
    for (name, value) in mapping {
      let place = name.mark.map { SourceLocation(file: file, line: $0.line, column: $0.column) } ?? top
      settings.value.set(name.string ?? "", to: value).map {
        settings.diagnostics.append(Diagnostic(at: place, $0.message, hint: $0.hint))
      }
      if name.string == "logo", let logo = settings.value.logo {
        let path = file.folderPart.isEmpty ? logo : "\(file.folderPart)/\(logo)"
        settings.value.logo = isFile(path) ? path : nil
        guard settings.value.logo == nil else { continue }
        settings.diagnostics.append(
          Diagnostic(
            at: place, "there is no file '\(logo)'",
            hint: "a logo's path is relative to the settings file's folder"))
      }
    }
    return settings
  }

  /// - Returns: The error of the name or its value; nil if the setting is valid.
  private mutating func set(_ name: String, to value: Node) -> (message: String, hint: String?)? {
    switch name {
    case "title":
      guard let text = value.string else { return ("'title' must be a string", nil) }
      title = text
    case "imports":
      guard let modules = value.sequence?.map(\.string), !modules.contains(nil) else {
        return ("'imports' must be a list of modules", "for example 'imports: [HikingCore]'")
      }
      if let wrong = modules.first(where: { !isModule($0 ?? "") }) {
        return ("'\(wrong ?? "")' isn't the name of a module", nil)
      }
      imports = modules.compactMap(\.self)
    case "aliases":
      guard let aliases = value.aliases else {
        return (
          "'aliases' must map modules to the modules that replace them",
          "for example 'aliases: {SwiftUI: HikingScreens}'"
        )
      }
      self.aliases = aliases
    case "time-limit":
      guard let seconds = value.float ?? value.int.map(Double.init), seconds > 0, seconds.isFinite else {
        return ("'time-limit' must be a number of seconds greater than 0", nil)
      }
      timeLimit = seconds
    case "strict":
      guard let flag = value.bool else { return ("'strict' must be true or false", nil) }
      isStrict = flag
    case "swift-version":
      guard let version = value.scalar?.string, ["5", "6"].contains(version) else {
        return ("'swift-version' must be 5 or 6", nil)
      }
      swiftVersion = version
    case "trust-html":
      guard let flag = value.bool else { return ("'trust-html' must be true or false", nil) }
      trustsHTML = flag
    case "address":
      guard let address = value.webAddress else { return notAnAddress(name) }
      self.address = address.withTrailingSlash
    case "repository":
      guard let address = value.webAddress else { return notAnAddress(name) }
      repository = address
    case "edit":
      guard let address = value.webAddress else { return notAnAddress(name) }
      editing = address.withTrailingSlash
    case "logo":
      guard let path = value.string, !path.isEmpty else {
        return ("'logo' must be the path of a picture", "for example 'logo: Images/logo.svg'")
      }
      logo = path
    case "accent":
      guard let color = value.string.flatMap(AccentColor.init) else {
        return ("'accent' must be a color with six hexadecimal digits", "for example 'accent: \"#0a6b5d\"'")
      }
      accent = color
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
  /// The module names in a mapping; nil if it isn't a mapping from names to names.
  fileprivate var aliases: [String: String]? {
    guard let pairs = mapping?.map({ ($0.key.string, $0.value.string) }) else { return nil }
    var aliases: [String: String] = [:]
    for case (let name?, let real?) in pairs where isModule(name) && isModule(real) {
      aliases[name] = real
    }
    return aliases.count == pairs.count ? aliases : nil
  }
}

private func notAnAddress(_ name: String) -> (message: String, hint: String?) {
  ("'\(name)' must be an address that starts with https:// or http://", nil)
}

extension Node {
  /// The absolute web address in the value; nil if it isn't one.
  fileprivate var webAddress: String? {
    guard let text = string, let url = URL(string: text), url.host?.isEmpty == false,
      ["http", "https"].contains(url.scheme?.lowercased()), url.query == nil, url.fragment == nil
    else { return nil }
    return text
  }
}

extension String {
  fileprivate var withTrailingSlash: String { hasSuffix("/") ? self : self + "/" }
}

/// Returns whether a word can be the name of a module.
private func isModule(_ word: String) -> Bool { word.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }

extension YamlError {
  /// The message on one line, without the location.
  fileprivate var problem: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    case .duplicatedKeysInMapping(let names, _):
      names.sorted().map { "'\($0)'" }.joined(separator: ", ") + " appears twice"
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
