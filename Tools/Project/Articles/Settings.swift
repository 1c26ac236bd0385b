import WaymarkModel

/// The settings for a set of articles, in the file `waymark.yml`. The file is optional because
/// every setting has a default.
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
  /// The modules that replace others, keyed by the name that examples import.
  package var aliases: [String: String] = [:]
  /// The locations of the modules in `imports` and of those that replace others.
  package var moduleLocations: [String: SourceLocation] = [:]
  /// The maximum duration of an example in seconds.
  package var timeLimit = 10.0
  /// Whether an example that checks nothing, and a line that no passing example runs, are errors.
  /// If nil, both are errors in continuous integration.
  package var isStrict: Bool?
  /// The language mode in which an audit compiles blocks. Mode 5 is the default because it accepts
  /// nearly everything that mode 6 accepts.
  package var swiftVersion = "5"
  /// Whether raw HTML in articles is passed through to the site.
  package var trustsHTML = false
  /// The address at which the site is published, with a trailing slash.
  package var address: String?
  /// The address of the repository.
  package var repository: String?
  /// The address, with a trailing slash, that opens an editor when a file's path is appended to it.
  package var editing: String?
  /// The path of the site's logo, relative to the working folder.
  package var logo: String?
  /// The color of links and marks on the site.
  package var accent: AccentColor?

  /// Creates the settings of a project without a settings file.
  package init() {}

  static let fileName = "waymark.yml"
}
