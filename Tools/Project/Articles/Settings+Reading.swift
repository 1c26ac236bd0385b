import Foundation
import WaymarkModel
import WaymarkSystem
import Yams

extension Settings {
  /// Reads the text of a settings file.
  ///
  /// - Parameter isFile: A closure that returns whether there is a file at a path, relative to the
  ///   working folder.
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
      let location = (error as? YamlError)?.location(in: file) ?? top
      let problem = (error as? YamlError)?.problem ?? "\(error)"
      settings.diagnostics = [
        Diagnostic(
          at: location, "the settings aren't valid YAML: \(problem)",
          hint: "write one 'name: value' per line, with each name only once")
      ]
      return settings
    }
    guard let node, node.null == nil else { return settings }
    guard let mapping = node.mapping else {
      settings.diagnostics = [
        Diagnostic(
          at: top, "settings must be a mapping of names to values",
          hint: "for example, 'time-limit: 30'")
      ]
      return settings
    }
    for (name, value) in mapping {
      let location = name.mark?.location(in: file) ?? top
      settings.value.set(name.string ?? "", to: value).map {
        settings.diagnostics.append(Diagnostic(at: location, $0.message, hint: $0.hint))
      }
      let modules = (settings.value.imports ?? []) + settings.value.aliases.values
      for node in value.array() + (value.mapping.map { Array($0.values) } ?? []) {
        guard let module = node.string, modules.contains(module) else { continue }
        settings.value.moduleLocations[module] = node.mark?.location(in: file)
      }
      if name.string == "logo", let logo = settings.value.logo {
        let path = file.folderPart.isEmpty ? logo : "\(file.folderPart)/\(logo)"
        settings.value.logo = isFile(path) ? path : nil
        guard settings.value.logo == nil else { continue }
        settings.diagnostics.append(
          Diagnostic(
            at: location, "there is no file '\(logo)'",
            hint: "write the logo's path relative to the settings file's folder"))
      }
    }
    return settings
  }

  /// The reason why a setting isn't valid.
  private typealias Problem = (message: String, hint: String?)

  private typealias Reader = @Sendable (inout Settings, Node) -> Problem?

  /// Sets a setting by its name.
  ///
  /// - Returns: The problem with the name or the value; nil if the setting is valid.
  private mutating func set(_ name: String, to value: Node) -> Problem? {
    if let read = Self.readers[name] { return read(&self, value) }
    let names = Self.readers.keys.sorted()
    let hint =
      nearest(to: name, in: names).map { "did you mean '\($0)'?" }
      ?? "the settings are \(names.joined(separator: ", "))"
    return ("there is no setting '\(name)'", hint)
  }

  /// Sets a property, or returns the problem if the value is nil.
  private mutating func set<Value>(
    _ property: WritableKeyPath<Settings, Value>, to value: Value?, else message: String,
    hint: String? = nil
  ) -> Problem? {
    guard let value else { return (message, hint) }
    self[keyPath: property] = value
    return nil
  }

  /// The function that reads each setting, keyed by the setting's name.
  private static let readers: [String: Reader] = [
    "title": { settings, value in
      settings.set(\.title, to: value.string.map(Optional.some), else: "'title' must be a string")
    },
    "imports": { settings, value in
      guard let modules = value.sequence?.map(\.string), !modules.contains(nil) else {
        return ("'imports' must be a list of modules", "for example, 'imports: [HikingCore]'")
      }
      if let wrong = modules.first(where: { !isModule($0 ?? "") }) {
        return (
          "'\(wrong ?? "")' isn't a valid module name",
          "use letters, digits, and underscores, and don't start with a digit"
        )
      }
      settings.imports = modules.compactMap(\.self)
      return nil
    },
    "aliases": { settings, value in
      settings.set(
        \.aliases, to: value.aliases,
        else: "'aliases' must map modules to the modules that replace them",
        hint: "for example, 'aliases: {SwiftUI: HikingScreens}'")
    },
    "time-limit": { settings, value in
      let seconds = value.float ?? value.int.map(Double.init)
      return settings.set(
        \.timeLimit, to: seconds.flatMap { $0 > 0 && $0.isFinite ? $0 : nil },
        else: "'time-limit' must be a number of seconds greater than 0")
    },
    "strict": { settings, value in
      settings.set(
        \.isStrict, to: value.bool.map(Optional.some), else: "'strict' must be true or false")
    },
    "swift-version": { settings, value in
      let version = value.scalar?.string
      return settings.set(
        \.swiftVersion, to: version.flatMap { ["5", "6"].contains($0) ? $0 : nil },
        else: "'swift-version' must be 5 or 6")
    },
    "trust-html": { settings, value in
      settings.set(\.trustsHTML, to: value.bool, else: "'trust-html' must be true or false")
    },
    "address": { settings, value in
      settings.setAddress(\.address, to: value.webAddress?.withTrailingSlash, named: "address")
    },
    "repository": { settings, value in
      settings.setAddress(\.repository, to: value.webAddress, named: "repository")
    },
    "edit": { settings, value in
      settings.setAddress(\.editing, to: value.webAddress?.withTrailingSlash, named: "edit")
    },
    "logo": { settings, value in
      settings.set(
        \.logo, to: value.string.flatMap { $0.isEmpty ? nil : .some($0) },
        else: "'logo' must be the path of an image", hint: "for example, 'logo: Images/logo.svg'")
    },
    "accent": { settings, value in
      settings.set(
        \.accent, to: value.string.flatMap(AccentColor.init).map(Optional.some),
        else: "'accent' must be a color with six hexadecimal digits",
        hint: "for example, 'accent: \"#0a6b5d\"'")
    },
  ]

  private mutating func setAddress(
    _ property: WritableKeyPath<Settings, String?>, to value: String?, named name: String
  ) -> Problem? {
    set(
      property, to: value.map(Optional.some),
      else: "'\(name)' must be an address that starts with https:// or http://")
  }
}

extension Node {
  /// The module names in a mapping; nil if the value isn't a mapping from names to names.
  fileprivate var aliases: [String: String]? {
    guard let pairs = mapping?.map({ ($0.key.string, $0.value.string) }) else { return nil }
    var aliases: [String: String] = [:]
    for case (let name?, let real?) in pairs where isModule(name) && isModule(real) {
      aliases[name] = real
    }
    return aliases.count == pairs.count ? aliases : nil
  }

  /// The absolute web address in the value; nil if there is none, or if the address has a query or
  /// a fragment.
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
private func isModule(_ word: String) -> Bool {
  word.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
}

extension YamlError {
  /// The message on one line, without the location.
  fileprivate var problem: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    case .duplicatedKeysInMapping(let names, _):
      quotedList(names.sorted()) + (names.count == 1 ? " appears twice" : " appear twice")
    default: "\(self)"
    }
  }

  fileprivate func location(in file: String) -> SourceLocation? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.location(in: file)
    default: nil
    }
  }
}

extension Mark {
  fileprivate func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}
