import WaymarkFindings
import WaymarkModel
import WaymarkPackages
import WaymarkProject

extension DocumentAudit {
  /// The audited documents and the library that they're audited against.
  struct Subject {
    var articles: [Article]
    var settings: Settings
    var library: Library
    /// Whether the package was built, or there is none to build.
    var isBuilt: Bool
    /// Whether the settings are valid.
    var hasValidSettings: Bool
    /// The folders whose files the site can publish.
    var folders: Set<String>
    /// The findings about references to snippets in files.
    var referenceFindings: [BlockFinding] = []

    var modules: [String] { settings.imports ?? library.modules }
  }
}
